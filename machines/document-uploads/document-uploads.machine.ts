import { assign, setup } from 'xstate';
import type { UploadProblem } from '#content/workspace/document-uploads.ts';
import type { StoredDocument } from '#content/sample/workspace.ts';
import { actionToProvide, promiseToProvide } from '../shared/must-be-provided';
import { withFiles, withFirstRead, type Batch, type Upload } from './uploads';

/** A document that was removed, and where it was. */
export type RemovedDocument = { document: StoredDocument; index: number };

type UploadsContext = Batch & {
  /** Bytes of the first. */
  loaded: number;
  removed: RemovedDocument | null;
};
type Chosen = { files: Upload[]; stored: StoredDocument[] };
type Problem = UploadProblem | null;

export type UploadsEvent =
  | ({ type: 'files.chosen' } & Chosen)
  | { type: 'bytes.read'; id: string; loaded: number }
  | { type: 'upload.canceled'; id: string }
  | { type: 'refusals.dismissed' }
  | { type: 'document.removed'; removed: RemovedDocument }
  | { type: 'removal.undone' }
  | { type: 'notice.dismissed' };

/** The documents that the chatbot may read (specification §2): only what they are is stored. */
export const documentUploadsMachine = setup({
  types: { context: {} as UploadsContext, events: {} as UploadsEvent },
  actors: {
    /** Reads a file and stores what it is; resolves to why it can't be a document, or null. */
    addDocument: promiseToProvide<Problem, { upload: Upload | undefined }>('addDocument'),
  },
  actions: {
    sortFiles: assign(({ context }, { files, stored }: Chosen) =>
      withFiles(context, files, stored),
    ),
    noteBytes: assign((_, { loaded }: { loaded: number }) => ({ loaded })),
    dropUpload: assign(({ context }, { id }: { id: string }) => ({
      uploads: context.uploads.filter((upload) => upload.id !== id),
    })),
    finishFirst: assign(({ context }, problem: Problem) => withFirstRead(context, problem)),
    forgetRefusals: assign({ refusals: [] }),
    noteRemoved: assign((_, removed: RemovedDocument) => ({ removed, addedCount: 0 })),
    removeDocument: actionToProvide<{ id: string }>('removeDocument'),
    putBackDocument: actionToProvide<RemovedDocument | null>('putBackDocument'),
  },
  guards: {
    hasUploads: ({ context }) => context.uploads.length > 0,
    isFirst: ({ context, event }) => 'id' in event && context.uploads[0]?.id === event.id,
  },
}).createMachine({
  id: 'document-uploads',
  description: 'Documents for the chatbot: chosen or dropped, read one by one, removed with undo.',
  type: 'parallel',
  context: { uploads: [], loaded: 0, refusals: [], removed: null, addedCount: 0 },
  on: {
    'refusals.dismissed': {
      actions: 'forgetRefusals',
      description: 'The customer has read why files were refused.',
    },
  },
  states: {
    reading: {
      description: 'Files are read one at a time, in the order in which they were chosen.',
      initial: 'idle',
      on: {
        'files.chosen': {
          actions: { type: 'sortFiles', params: ({ event }) => event },
          description: 'Files that can’t be documents are refused at once, the others wait.',
        },
      },
      states: {
        idle: {
          description: 'No file is being read.',
          always: { guard: 'hasUploads', target: 'busy', description: 'A file waits.' },
        },
        busy: {
          description: 'The first file is being read.',
          entry: { type: 'noteBytes', params: { loaded: 0 } },
          invoke: {
            id: 'addDocument',
            src: 'addDocument',
            input: ({ context }) => ({ upload: context.uploads[0] }),
            onDone: {
              target: 'idle',
              actions: { type: 'finishFirst', params: ({ event }) => event.output },
              description: 'It is stored as a document, or its content is not what its name says.',
            },
            onError: {
              target: 'idle',
              actions: { type: 'finishFirst', params: 'unreadable' },
              description: 'The browser can’t read it.',
            },
          },
          on: {
            'bytes.read': {
              guard: 'isFirst',
              actions: { type: 'noteBytes', params: ({ event }) => event },
              description: 'The browser has read another piece.',
            },
            'upload.canceled': [
              {
                guard: 'isFirst',
                target: 'idle',
                actions: { type: 'dropUpload', params: ({ event }) => event },
                description: 'The reading stops.',
              },
              {
                actions: { type: 'dropUpload', params: ({ event }) => event },
                description: 'A file that waits leaves the queue.',
              },
            ],
          },
        },
      },
    },
    notice: {
      description: 'What is said about the last removal.',
      initial: 'silent',
      on: {
        'files.chosen': { target: '.silent', description: 'A new choice ends the offer to undo.' },
        'document.removed': {
          target: '.removed',
          actions: [
            { type: 'noteRemoved', params: ({ event }) => event.removed },
            { type: 'removeDocument', params: ({ event }) => event.removed.document },
          ],
          description: 'A document leaves the list, and undo is offered.',
        },
      },
      states: {
        silent: { description: 'Nothing needs to be said.' },
        restored: { description: 'The list says that the document is back.' },
        removed: {
          description: 'The document can be brought back into its place.',
          on: {
            'removal.undone': {
              target: 'restored',
              actions: { type: 'putBackDocument', params: ({ context }) => context.removed },
              description: 'The customer brings the document back.',
            },
            'notice.dismissed': { target: 'silent', description: 'The customer lets it go.' },
          },
        },
      },
    },
  },
});
