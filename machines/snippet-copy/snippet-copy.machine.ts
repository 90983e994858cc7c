import { setup } from 'xstate';
import { actionToProvide, promiseToProvide } from '../must-be-provided';

type SnippetCopyEvent = { type: 'copy.pressed' } | { type: 'snippet.changed' };

/** Copying the embed snippet (specification §2): where the browser refuses, the visitor can. */
export const snippetCopyMachine = setup({
  types: { events: {} as SnippetCopyEvent },
  actions: { selectSnippet: actionToProvide<undefined>('selectSnippet') },
  delays: { notice: 4_000 },
  actors: { copySnippet: promiseToProvide<void, undefined>('copySnippet') },
}).createMachine({
  id: 'snippet-copy',
  description: 'Whether the snippet is in the clipboard, as far as this page knows.',
  initial: 'idle',
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
        input: undefined,
        onDone: { target: 'copied', description: 'The snippet is in the clipboard.' },
        onError: { target: 'failed', description: 'The browser refuses, or cannot copy.' },
      },
      on: {
        'snippet.changed': { target: 'idle', description: 'What is copied is no longer shown.' },
      },
    },
    copied: {
      description: 'The page says that it is copied.',
      after: { notice: { target: 'idle', description: 'It has been said for 4 s.' } },
      on: {
        'copy.pressed': { target: 'copying', description: 'The customer copies once more.' },
        'snippet.changed': { target: 'idle', description: 'What is copied is no longer shown.' },
      },
    },
    failed: {
      description: 'The snippet is selected, and the page says by which keys to copy it.',
      entry: { type: 'selectSnippet', params: undefined },
      on: {
        'copy.pressed': { target: 'copying', description: 'The customer tries once more.' },
        'snippet.changed': { target: 'idle', description: 'Another snippet stands there.' },
      },
    },
  },
});
