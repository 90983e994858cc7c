import { setup } from 'xstate';
import { promiseToProvide } from '#machines/shared/must-be-provided.ts';

type ClipboardEvent = { type: 'copy.pressed' } | { type: 'text.changed'; text: string };

/** Copies a text; when the browser refuses, the page says how to copy it by hand. */
export const clipboardMachine = setup({
  types: { events: {} as ClipboardEvent },
  actors: { copyText: promiseToProvide<void, undefined>('copyText') },
  delays: { notice: 4_000 },
}).createMachine({
  id: 'clipboard',
  description: 'A button that copies a text to the clipboard, and what the page says about it.',
  initial: 'ready',
  on: {
    'text.changed': {
      target: '.ready',
      description: 'The text on the page is no longer the one that was copied.',
    },
  },
  states: {
    ready: {
      description: 'The page says nothing about copying.',
      on: { 'copy.pressed': { target: 'copying', description: 'Customer presses the button.' } },
    },
    copying: {
      description: 'Waits for the browser.',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: undefined,
        onDone: { target: 'copied', description: 'The text is on the clipboard.' },
        onError: { target: 'refused', description: 'The browser refuses, or has no clipboard.' },
      },
    },
    copied: {
      description: 'The page confirms the copy.',
      after: { notice: { target: 'ready', description: 'The confirmation was shown for 4 s.' } },
      on: { 'copy.pressed': { target: 'copying', description: 'Customer copies again.' } },
    },
    refused: {
      description: 'The page says how to copy the text by hand.',
      on: { 'copy.pressed': { target: 'copying', description: 'Customer tries again.' } },
    },
  },
});
