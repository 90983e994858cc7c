import { setup } from 'xstate';
import { goWaitMs } from '#content/constants.ts';
import { actionToProvide } from '../shared/must-be-provided';

type WorkspaceKeysEvent =
  | { type: 'go.pressed' }
  | { type: 'page.chosen'; path: string }
  | { type: 'other.pressed' }
  | { type: 'help.opened' }
  | { type: 'help.closed' };

/** Waits for the second key of a shortcut and opens the help; a stored setting turns keys off (WCAG 2.1.4). */
export const workspaceKeysMachine = setup({
  types: { events: {} as WorkspaceKeysEvent },
  actions: { openPage: actionToProvide<{ path: string }>('openPage') },
  delays: { goWait: goWaitMs },
}).createMachine({
  id: 'workspace-keys',
  description: 'Opens pages with two keys, and the help that lists all keys.',
  initial: 'idle',
  states: {
    idle: {
      description: 'No shortcut is pending; the page handles its own keys.',
      on: {
        'go.pressed': { target: 'going', description: 'Customer presses G.' },
        'help.opened': {
          target: 'help',
          description: 'Customer presses the ? key or the help button.',
        },
      },
    },
    going: {
      description: 'The next key names a page.',
      after: {
        goWait: { target: 'idle', description: 'No key followed.' },
      },
      on: {
        'page.chosen': {
          target: 'idle',
          actions: { type: 'openPage', params: ({ event }) => event },
          description: 'Customer presses the letter of a page.',
        },
        'other.pressed': { target: 'idle', description: 'Customer presses another key.' },
        'help.opened': { target: 'help', description: 'Customer presses the help button.' },
      },
    },
    help: {
      description: 'A dialog lists the keys of the page and offers a switch to turn them off.',
      on: {
        'help.closed': { target: 'idle', description: 'Customer presses Close or Escape.' },
      },
    },
  },
});
