import { assign, setup } from 'xstate';
import { promiseToProvide } from '../shared/must-be-provided';

type Text = { text: string };
type ClipboardEvent = { type: 'copy.pressed' } & Text;

const copy = {
  target: 'copying',
  actions: { type: 'setText', params: ({ event }: { event: Text }) => event },
} as const;

/** Copies a text; if the browser refuses, the page explains how to copy it by hand. */
export const clipboardMachine = setup({
  types: { context: {} as Text, events: {} as ClipboardEvent },
  actors: { copyText: promiseToProvide<void, Text>('copyText') },
  actions: { setText: assign((_, { text }: Text) => ({ text })) },
  delays: { notice: 4_000 },
}).createMachine({
  id: 'clipboard',
  description: 'Copies a text to the clipboard and reports the result.',
  context: { text: '' },
  initial: 'ready',
  states: {
    ready: {
      description: 'Waits for a press.',
      on: { 'copy.pressed': { ...copy, description: 'Customer presses the button.' } },
    },
    copying: {
      description: 'Waits for the browser’s clipboard.',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => context,
        onDone: { target: 'copied', description: 'The browser copies the text.' },
        onError: { target: 'failed', description: 'The browser refuses or has no clipboard.' },
      },
    },
    copied: {
      description: 'The page confirms the copy.',
      after: { notice: { target: 'ready', description: 'The confirmation times out after 4 s.' } },
      on: { 'copy.pressed': { ...copy, description: 'Customer copies again.' } },
    },
    failed: {
      description: 'The page explains how to copy the text by hand.',
      on: { 'copy.pressed': { ...copy, description: 'Customer tries again.' } },
    },
  },
});
