import { assign, setup } from 'xstate';
import type { UploadProblem } from '#content/workspace/document-uploads.ts';
import type { StoredDocument } from '#content/sample/workspace.ts';
import { actionToProvide, promiseToProvide } from '../shared/must-be-provided';
import { withFiles, withFirstRead, type Batch, type Upload } from './uploads';

/** A removed document and its former index. */
export type RemovedDocument = { document: StoredDocument; index: number };

type UploadsContext = Batch & {
  /** Bytes read of the first upload. */
  loaded: number;
  removed: RemovedDocument | null;
};
type Chosen = { files: Upload[]; stored: StoredDocument[] };
type Result = { problem: UploadProblem | null };

export type UploadsEvent =
  | ({ type: 'files.chosen' } & Chosen)
  | { type: 'bytes.read'; id: string; loaded: number }
  | { type: 'upload.canceled'; id: string }
  | { type: 'rejections.dismissed' }
  | { type: 'document.removed'; removed: RemovedDocument }
  | { type: 'removal.undone' }
  | { type: 'notice.dismissed' };

/** The chatbot's documents (specification §2.100); only their metadata is stored. */
export const documentUploadsMachine = setup({
  types: { context: {} as UploadsContext, events: {} as UploadsEvent },
  actors: {
    /** Reads a file and stores its metadata; resolves to the reason against it, or null. */
    addDocument: promiseToProvide<UploadProblem | null, { upload: Upload | undefined }>(
      'addDocument',
    ),
  },
  actions: {
    queueFiles: assign(({ context }, { files, stored }: Chosen) =>
      withFiles(context, files, stored),
    ),
    setLoaded: assign((_, { loaded }: { loaded: number }) => ({ loaded })),
    cancelUpload: assign(({ context }, { id }: { id: string }) => ({
      uploads: context.uploads.filter((upload) => upload.id !== id),
    })),
    finishUpload: assign(({ context }, { problem }: Result) => withFirstRead(context, problem)),
    clearRejections: assign({ rejections: [] }),
    setRemoved: assign((_, removed: RemovedDocument) => ({ removed, addedCount: 0 })),
    removeDocument: actionToProvide<{ id: string }>('removeDocument'),
    restoreDocument: actionToProvide<RemovedDocument | null>('restoreDocument'),
  },
  guards: {
    hasUploads: ({ context }) => context.uploads.length > 0,
    isFirst: ({ context, event }) => 'id' in event && context.uploads[0]?.id === event.id,
  },
}).createMachine({
  id: 'document-uploads',
  description: 'Adds documents for the chatbot one by one and removes them with undo.',
  type: 'parallel',
  context: { uploads: [], loaded: 0, rejections: [], removed: null, addedCount: 0 },
  on: {
    'rejections.dismissed': {
      actions: 'clearRejections',
      description: 'Customer dismisses the rejections.',
    },
  },
  states: {
    reading: {
      description: 'Reads one file at a time, in the chosen order.',
      initial: 'idle',
      on: {
        'files.chosen': {
          actions: { type: 'queueFiles', params: ({ event }) => event },
          description: 'Customer chooses files; invalid ones are rejected, the others are queued.',
        },
      },
      states: {
        idle: {
          description: 'The queue is empty.',
          always: { guard: 'hasUploads', target: 'busy', description: 'A file is queued.' },
        },
        busy: {
          description: 'Reads the first file.',
          entry: { type: 'setLoaded', params: { loaded: 0 } },
          invoke: {
            id: 'addDocument',
            src: 'addDocument',
            input: ({ context }) => ({ upload: context.uploads[0] }),
            onDone: {
              target: 'idle',
              actions: { type: 'finishUpload', params: ({ event }) => ({ problem: event.output }) },
              description: 'The file is stored as a document, or rejected for its content.',
            },
            onError: {
              target: 'idle',
              actions: { type: 'finishUpload', params: { problem: 'unreadable' } },
              description: 'The browser fails to read the file.',
            },
          },
          on: {
            'bytes.read': {
              guard: 'isFirst',
              actions: { type: 'setLoaded', params: ({ event }) => event },
              description: 'The browser reports progress.',
            },
            'upload.canceled': [
              {
                guard: 'isFirst',
                target: 'idle',
                actions: { type: 'cancelUpload', params: ({ event }) => event },
                description: 'Customer cancels the file being read.',
              },
              {
                actions: { type: 'cancelUpload', params: ({ event }) => event },
                description: 'Customer cancels a queued file.',
              },
            ],
          },
        },
      },
    },
    notice: {
      description: 'Reports the last removal.',
      initial: 'hidden',
      on: {
        'files.chosen': { target: '.hidden', description: 'Customer chooses files; undo ends.' },
        'document.removed': {
          target: '.removed',
          actions: [
            { type: 'setRemoved', params: ({ event }) => event.removed },
            { type: 'removeDocument', params: ({ event }) => event.removed.document },
          ],
          description: 'Customer removes a document; undo is offered.',
        },
      },
      states: {
        hidden: { description: 'No notice is shown.' },
        restored: { description: 'The notice confirms that the document is back.' },
        removed: {
          description: 'The notice offers to undo the removal.',
          on: {
            'removal.undone': {
              target: 'restored',
              actions: { type: 'restoreDocument', params: ({ context }) => context.removed },
              description: 'Customer undoes the removal.',
            },
            'notice.dismissed': { target: 'hidden', description: 'Customer dismisses the notice.' },
          },
        },
      },
    },
  },
});
