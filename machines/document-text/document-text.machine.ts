import { assign, setup } from 'xstate';
import { promiseToProvide } from '../shared/must-be-provided';

/** A document's text for display with its length, or the reason why there is none. */
export type DocumentText = { text: string; facts: string; isCut: boolean } | { problem: string };

type DocumentTextEvent = { type: 'text.requested' } | { type: 'text.dismissed' };

/** Shows the text that the chatbot could quote from a document (specification §2.105). */
export const documentTextMachine = setup({
  types: { context: {} as { content: DocumentText | null }, events: {} as DocumentTextEvent },
  actors: {
    /** Reads a file in the browser; resolves to its text, or the reason why there is none. */
    readText: promiseToProvide<DocumentText, void>('readText'),
  },
  actions: {
    setContent: assign((_, content: DocumentText) => ({ content })),
    reset: assign({ content: null }),
  },
  guards: { isReadable: (_, content: DocumentText) => 'text' in content },
}).createMachine({
  id: 'document-text',
  description: 'Shows the text of a document in a dialog.',
  context: { content: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      entry: 'reset',
      on: {
        'text.requested': {
          target: 'open',
          description: 'Customer asks for the text of the document.',
        },
      },
    },
    open: {
      description: 'The dialog covers the page.',
      initial: 'reading',
      on: {
        'text.dismissed': {
          target: 'closed',
          description: 'Customer presses Close or Escape.',
        },
      },
      states: {
        reading: {
          description: 'Reads the file in this browser.',
          invoke: {
            id: 'readText',
            src: 'readText',
            onDone: [
              {
                guard: { type: 'isReadable', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'setContent', params: ({ event }) => event.output },
                description: 'The document has text.',
              },
              {
                target: 'failed',
                actions: { type: 'setContent', params: ({ event }) => event.output },
                description: 'The document has no text, or is damaged.',
              },
            ],
            onError: {
              target: 'failed',
              description: 'The browser fails to read the file or to load its reader.',
            },
          },
        },
        shown: { description: 'The dialog shows the text and its length.' },
        failed: { description: 'The dialog gives the reason why there is no text.' },
      },
    },
  },
});
