import { assign, setup } from 'xstate';
import { promiseToProvide } from '../shared/must-be-provided';

type Text = { text: string };
type ClipboardEvent = { type: 'copy.pressed' } & Text;

const copies = {
  target: 'copying',
  actions: { type: 'setText', params: ({ event }: { event: Text }) => event },
} as const;

/** Copies a text; when the browser refuses, the page says how to copy it by hand. */
export const clipboardMachine = setup({
  types: { context: {} as Text, events: {} as ClipboardEvent },
  actors: { copyText: promiseToProvide<void, Text>('copyText') },
  actions: { setText: assign((_, { text }: Text) => ({ text })) },
  delays: { notice: 4_000 },
}).createMachine({
  id: 'clipboard',
  description: 'A button that copies a text to the clipboard, and what the page says about it.',
  context: { text: '' },
  initial: 'ready',
  states: {
    ready: {
      description: 'The page says nothing about copying.',
      on: { 'copy.pressed': { ...copies, description: 'Customer presses the button.' } },
    },
    copying: {
      description: 'Waits for the browser.',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => context,
        onDone: { target: 'copied', description: 'The text is on the clipboard.' },
        onError: { target: 'refused', description: 'The browser refuses, or has no clipboard.' },
      },
    },
    copied: {
      description: 'The page confirms the copy.',
      after: { notice: { target: 'ready', description: 'The confirmation was shown for 4 s.' } },
      on: { 'copy.pressed': { ...copies, description: 'Customer copies again.' } },
    },
    refused: {
      description: 'The page says how to copy the text by hand.',
      on: { 'copy.pressed': { ...copies, description: 'Customer tries again.' } },
    },
  },
});
