import type { UploadProblem } from '../../content/document-uploads';
import type { StoredDocument } from '../../content/sample/workspace';
import { kindOfName, sortedUploads, type Refusal, type Upload } from './upload-sorting';

/** Where the keyboard goes: to the button of a document, or to a part of the card. */
export type UploadFocus = { id: string; part: 'remove' } | { id: null; part: 'undo' | 'input' };
export type RemovedDocument = { document: StoredDocument; index: number };

/** What comes of reading a file: when that was (ISO 8601 in UTC), and what is wrong with it. */
export type ReadResult = { addedAt: string; problem: UploadProblem | null };

export type UploadsContext = {
  documents: StoredDocument[];
  /** The first is being read, the others wait. */
  uploads: Upload[];
  /** Bytes of the first. */
  loaded: number;
  refusals: Refusal[];
  removed: RemovedDocument | null;
  /** How many of the files that were chosen last have been added. */
  addedCount: number;
  /** False where the browser stores no more: the list then lives as long as the page. */
  isLasting: boolean;
};

export type UploadsEvent =
  | { type: 'files.chosen'; files: Upload[] }
  | { type: 'drag.entered' }
  | { type: 'drag.left' }
  | { type: 'bytes.read'; id: string; loaded: number }
  | { type: 'upload.canceled'; id: string }
  | { type: 'refusals.dismissed' }
  | { type: 'document.removed'; id: string }
  | { type: 'removal.undone' }
  | { type: 'notice.dismissed' }
  | { type: 'documents.restored'; documents: StoredDocument[] }
  | { type: 'documents.written'; isLasting: boolean };

/** Returns the context at the start, with the documents that are stored. */
export const opened = (documents: StoredDocument[]): UploadsContext => ({
  documents,
  uploads: [],
  loaded: 0,
  refusals: [],
  removed: null,
  addedCount: 0,
  isLasting: true,
});

/** Returns the context with chosen files in the queue, or refused. */
export function filesChosen(context: UploadsContext, files: Upload[]): Partial<UploadsContext> {
  const isBatchOver = context.uploads.length === 0;
  const { uploads, refusals } = sortedUploads(files, [...context.documents, ...context.uploads]);
  return {
    uploads: [...context.uploads, ...uploads],
    refusals: isBatchOver ? refusals : [...context.refusals, ...refusals],
    addedCount: isBatchOver ? 0 : context.addedCount,
  };
}

/** Returns the context with one file gone from the queue. */
export const uploadDropped = ({ uploads }: UploadsContext, id: string) => ({
  uploads: uploads.filter((upload) => upload.id !== id),
  loaded: 0,
});

/** Returns the context with the file that was being read gone: added, or among those refused. */
export function firstRead(context: UploadsContext, problem: UploadProblem | null) {
  const [first] = context.uploads;
  if (!first) return {};
  const { id, name } = first;
  return {
    ...uploadDropped(context, id),
    ...(problem
      ? { refusals: [...context.refusals, { id, name, problem }] }
      : { addedCount: context.addedCount + 1 }),
  };
}

/** Returns the document that the first file has become, or null where there is none. */
export function firstAsDocument(
  { uploads: [first] }: UploadsContext,
  { addedAt }: ReadResult,
): StoredDocument | null {
  const kind = first && kindOfName(first.name);
  return kind ? { ...first, kind, addedAt } : null;
}

/** Returns what it takes to bring a document back. */
export function removedFrom(documents: readonly StoredDocument[], id: string) {
  const index = documents.findIndex((document) => document.id === id);
  const document = documents[index];
  return document ? { document, index } : null;
}

/** Returns where the keyboard goes after a notice: to what stands in the removed one's place. */
export function besideRemoved({ documents, removed }: UploadsContext): UploadFocus {
  const beside = documents[removed?.index ?? 0] ?? documents.at(-1);
  return beside ? { id: beside.id, part: 'remove' } : { id: null, part: 'input' };
}

/** Returns where the keyboard goes once the removed document is back. */
export const onRemoved = ({ removed }: UploadsContext): UploadFocus =>
  removed ? { id: removed.document.id, part: 'remove' } : { id: null, part: 'input' };
