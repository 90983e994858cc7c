import { assign, setup } from 'xstate';
import type { UploadProblem } from '../../content/document-uploads';
import type { StoredDocument } from '../../content/sample/workspace';
import { actionToProvide, promiseToProvide } from '../shared/must-be-provided';
import * as change from './upload-changes';
import type { Upload } from './upload-sorting';

const focusOn = (part: 'undo' | 'input') =>
  ({ type: 'moveFocus', params: { id: null, part } }) as const;
const focusOnInput = focusOn('input');

/** The documents that the chatbot may read (specification §2): only what they are is kept. */
export const documentUploadsMachine = setup({
  types: {
    context: {} as change.UploadsContext,
    events: {} as change.UploadsEvent,
    input: {} as { documents: StoredDocument[] },
  },
  actors: {
    readDocument: promiseToProvide<change.ReadResult, { upload: Upload | undefined }>(
      'readDocument',
    ),
  },
  actions: {
    sortFiles: assign(({ context }, { files }: { files: Upload[] }) =>
      change.filesChosen(context, files),
    ),
    noteBytes: assign((_, { loaded }: { loaded: number }) => ({ loaded })),
    dropUpload: assign(({ context }, { id }: { id: string }) => change.uploadDropped(context, id)),
    finishFirst: assign(({ context }, { problem }: { problem: UploadProblem | null }) =>
      change.firstRead(context, problem),
    ),
    forgetRefusals: assign({ refusals: [] }),
    noteRemoved: assign(({ context }, { id }: { id: string }) => ({
      removed: change.removedFrom(context.documents, id),
      addedCount: 0,
    })),
    takeStored: assign((_, { documents }: { documents: StoredDocument[] }) => ({ documents })),
    noteWritten: assign((_, { isLasting }: { isLasting: boolean }) => ({ isLasting })),
    keepDocument: actionToProvide<StoredDocument | null>('keepDocument'),
    dropDocument: actionToProvide<{ id: string }>('dropDocument'),
    putBackDocument: actionToProvide<change.RemovedDocument | null>('putBackDocument'),
    moveFocus: actionToProvide<change.UploadFocus>('moveFocus'),
  },
  guards: {
    hasUploads: ({ context }) => context.uploads.length > 0,
    isBeingRead: ({ context }, { id }: { id: string }) => context.uploads[0]?.id === id,
    isRefused: (_, { problem }: { problem: UploadProblem | null }) => problem !== null,
    hasDocument: ({ context }, { id }: { id: string }) =>
      change.removedFrom(context.documents, id) !== null,
  },
}).createMachine({
  id: 'document-uploads',
  description: 'Documents for the chatbot: chosen or dropped, read one by one, removed with undo.',
  type: 'parallel',
  context: ({ input }) => change.opened(input.documents),
  on: {
    'documents.restored': {
      actions: { type: 'takeStored', params: ({ event }) => event },
      description: 'The stored documents have changed, here or in another tab.',
    },
    'documents.written': {
      actions: { type: 'noteWritten', params: ({ event }) => event },
      description: 'The browser has stored the list, or could not.',
    },
    'refusals.dismissed': {
      actions: ['forgetRefusals', focusOnInput],
      description: 'What was said of files not added has been read.',
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
          invoke: {
            id: 'readDocument',
            src: 'readDocument',
            input: ({ context }) => ({ upload: context.uploads[0] }),
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'idle',
                actions: { type: 'finishFirst', params: ({ event }) => event.output },
                description: 'What is in it is not what its name says.',
              },
              {
                target: 'idle',
                actions: [
                  {
                    type: 'keepDocument',
                    params: ({ context, event }) => change.firstAsDocument(context, event.output),
                  },
                  { type: 'finishFirst', params: { problem: null } },
                ],
                description: 'It is a document: its name, size and kind are kept.',
              },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'finishFirst', params: { problem: 'unreadable' } },
              description: 'The browser could not read it.',
            },
          },
          on: {
            'bytes.read': {
              guard: { type: 'isBeingRead', params: ({ event }) => event },
              actions: { type: 'noteBytes', params: ({ event }) => event },
              description: 'A piece more has been read.',
            },
            'upload.canceled': [
              {
                guard: { type: 'isBeingRead', params: ({ event }) => event },
                target: 'idle',
                actions: [{ type: 'dropUpload', params: ({ event }) => event }, focusOnInput],
                description: 'The reading stops.',
              },
              {
                actions: [{ type: 'dropUpload', params: ({ event }) => event }, focusOnInput],
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
        'files.chosen': { target: '.silent', description: 'A change ends what was offered.' },
        'document.removed': {
          guard: { type: 'hasDocument', params: ({ event }) => event },
          target: '.removed',
          actions: [
            { type: 'noteRemoved', params: ({ event }) => event },
            { type: 'dropDocument', params: ({ event }) => event },
            focusOn('undo'),
          ],
          description: 'A document leaves the list, and undo is offered.',
        },
      },
      states: {
        silent: { description: 'Nothing needs to be said.' },
        restored: { description: 'It is said that the document is back.' },
        removed: {
          description: 'The document can be brought back into its place.',
          on: {
            'removal.undone': {
              target: 'restored',
              actions: [
                { type: 'putBackDocument', params: ({ context }) => context.removed },
                { type: 'moveFocus', params: ({ context }) => change.onRemoved(context) },
              ],
              description: 'The document is brought back.',
            },
            'notice.dismissed': {
              target: 'silent',
              actions: {
                type: 'moveFocus',
                params: ({ context }) => change.besideRemoved(context),
              },
              description: 'The document may go.',
            },
          },
        },
      },
    },
    drop: {
      description: 'Whether files are held over the drop area.',
      initial: 'away',
      on: { 'files.chosen': { target: '.away', description: 'They are let go there, or chosen.' } },
      states: {
        away: {
          description: 'None are.',
          on: { 'drag.entered': { target: 'over', description: 'Files are dragged over it.' } },
        },
        over: {
          description: 'The area shows that it takes them.',
          on: { 'drag.left': { target: 'away', description: 'They are dragged on.' } },
        },
      },
    },
  },
});
