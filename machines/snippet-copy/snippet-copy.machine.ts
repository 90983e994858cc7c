import { assign, setup } from 'xstate';
import { actionToProvide, promiseToProvide } from '../shared/must-be-provided';

type SnippetCopyEvent = { type: 'copy.pressed' } | { type: 'snippet.changed'; snippet: string };

const showing = {
  type: 'showSnippet',
  params: ({ event }: { event: { snippet: string } }) => ({ snippet: event.snippet }),
} as const;

/** Copying the embed snippet (specification §2): where the browser refuses, the visitor can. */
export const snippetCopyMachine = setup({
  types: { context: {} as { snippet: string }, events: {} as SnippetCopyEvent },
  actions: {
    showSnippet: assign({ snippet: (_, { snippet }: { snippet: string }) => snippet }),
    selectSnippet: actionToProvide<undefined>('selectSnippet'),
  },
  delays: { notice: 4_000 },
  actors: { copySnippet: promiseToProvide<void, { snippet: string }>('copySnippet') },
}).createMachine({
  id: 'snippet-copy',
  description: 'Whether the snippet is in the clipboard, as far as this page knows.',
  context: { snippet: '' },
  initial: 'idle',
  on: {
    'snippet.changed': {
      target: '.idle',
      actions: showing,
      description: 'Another snippet stands there, so what was said is no longer true.',
    },
  },
  states: {
    idle: {
      description: 'Nothing is said about copying.',
      on: { 'copy.pressed': { target: 'copying', description: 'The customer wants to paste it.' } },
    },
    copying: {
      description: 'The browser is being asked to copy.',
      invoke: {
        id: 'copySnippet',
        src: 'copySnippet',
        input: ({ context }) => ({ snippet: context.snippet }),
        onDone: { target: 'copied', description: 'The snippet is in the clipboard.' },
        onError: { target: 'failed', description: 'The browser refuses, or cannot copy.' },
      },
    },
    copied: {
      description: 'The page says that it is copied.',
      after: { notice: { target: 'idle', description: 'It has been said for 4 s.' } },
      on: {
        'copy.pressed': { target: 'copying', description: 'The customer copies once more.' },
      },
    },
    failed: {
      description: 'The snippet is selected, and the page says by which keys to copy it.',
      entry: { type: 'selectSnippet', params: undefined },
      on: {
        'copy.pressed': { target: 'copying', description: 'The customer tries once more.' },
      },
    },
  },
});
