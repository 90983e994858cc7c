import { numberText } from '../number-text';

/** The limits and copy of document uploads (specification §5.38). */
export const uploadLimits = {
  /** Bytes. */
  size: 10 * 1024 * 1024,
  /** The maximum stored length of a file name, in characters; file systems allow no more. */
  name: 255,
} as const;

export type UploadProblem =
  | 'folder'
  | 'kind'
  | 'empty'
  | 'too-large'
  | 'duplicate'
  | 'content'
  | 'locked'
  | 'unreadable';

const reasons: Readonly<Record<UploadProblem, string>> = {
  folder: 'it is a folder. Open it and choose the files inside.',
  kind: 'only .pdf, .doc, .docx and .txt files.',
  empty: 'the file is empty.',
  'too-large': 'it is larger than 10 MB.',
  duplicate:
    'a document with this name and size is already in the list. To replace it, remove it first.',
  content:
    'its content does not match its file type. Open it in the program that made it and save it as .docx, .pdf or .txt.',
  locked: 'it needs a password. Save a copy without the password.',
  unreadable: 'this browser could not read it. Choose it again.',
};

export const uploadWords = {
  title: 'Files',
  input: 'Upload documents',
  drop: 'or drop them here. .pdf, .doc, .docx and .txt, up to 10 MB each.',
  privacy:
    'This browser reads your files and does not send them. Saving stores only name, size, type and date. To view a document’s text on a later visit, choose its file again.',
  documents: 'Documents',
  reading: 'Reading',
  waiting: 'Waiting',
  refused: 'Not added',
  empty: 'No documents yet.',
  undo: 'Undo',
  dismiss: 'Dismiss',
  dismissRefused: 'Dismiss files not added',
  /** Follows the file's name. */
  refusal: (problem: UploadProblem) => `was not added: ${reasons[problem]}`,
  added: 'Added',
  removed: 'removed.',
  restored: (name: string) => `${name} restored.`,
  remove: (name: string) => `Remove ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  progress: (name: string) => `Reading ${name}`,
  addedCount: (count: number) =>
    count === 1 ? '1 document added.' : `${numberText(count)} documents added.`,
} as const;
