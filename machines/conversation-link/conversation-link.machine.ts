import { setup } from 'xstate';
import { promiseToProvide } from '../shared/must-be-provided';

/** Copies the address of one conversation. */
export const conversationLinkMachine = setup({
  types: { events: {} as { type: 'copy.pressed' } },
  actors: { copyLink: promiseToProvide<void, undefined>('copyLink') },
  delays: { told: 4000 },
}).createMachine({
  id: 'conversation-link',
  description: 'A button that puts the link to the open conversation on the clipboard.',
  initial: 'ready',
  states: {
    ready: {
      description: 'The button says what it does.',
      on: { 'copy.pressed': { target: 'copying', description: 'The customer wants the link.' } },
    },
    copying: {
      description: 'The browser is asked for its clipboard.',
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        input: undefined,
        onDone: { target: 'copied', description: 'The link is on the clipboard.' },
        onError: { target: 'refused', description: 'The browser gives no clipboard.' },
      },
    },
    copied: {
      description: 'The page says that it is done.',
      after: { told: { target: 'ready', description: 'It has been said for 4 s.' } },
    },
    refused: {
      description: 'The page says where the link can be taken from.',
      on: { 'copy.pressed': { target: 'copying', description: 'The customer tries again.' } },
    },
  },
});
