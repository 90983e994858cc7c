import { setup } from 'xstate';
import { actionToProvide } from '../shared/must-be-provided';

type ConversationShortcutsEvent =
  | { type: 'keys.switched' }
  | { type: 'keys.restored'; areOn: boolean }
  | { type: 'help.opened' }
  | { type: 'help.closed' };

/** Shortcuts of one key each, which a customer can switch off (WCAG 2.1.4), and their help. */
export const conversationShortcutsMachine = setup({
  types: { events: {} as ConversationShortcutsEvent },
  actions: { keepChoice: actionToProvide<{ areOn: boolean }>('keepChoice') },
  guards: {
    areOn: (_, { areOn }: { areOn: boolean }) => areOn,
    areOff: (_, { areOn }: { areOn: boolean }) => !areOn,
  },
}).createMachine({
  id: 'conversation-shortcuts',
  description: 'The keyboard shortcuts of the conversations page, and their help.',
  type: 'parallel',
  states: {
    keys: {
      description: 'Whether single keys do something.',
      initial: 'on',
      states: {
        on: {
          description: 'Single keys do something outside of text fields.',
          on: {
            'keys.switched': {
              target: 'off',
              actions: { type: 'keepChoice', params: { areOn: false } },
              description: 'The customer speaks to the computer, or types by accident.',
            },
            'keys.restored': {
              guard: { type: 'areOff', params: ({ event }) => ({ areOn: event.areOn }) },
              target: 'off',
              description: 'This browser has kept them off, or another tab has switched them off.',
            },
          },
        },
        off: {
          description: 'Single keys do nothing.',
          on: {
            'keys.switched': {
              target: 'on',
              actions: { type: 'keepChoice', params: { areOn: true } },
              description: 'The customer wants them back.',
            },
            'keys.restored': {
              guard: { type: 'areOn', params: ({ event }) => ({ areOn: event.areOn }) },
              target: 'on',
              description: 'Another tab has switched them on, or the sample was reset.',
            },
          },
        },
      },
    },
    help: {
      description: 'Whether the list of keys is shown.',
      initial: 'closed',
      states: {
        closed: {
          description: 'Only its button is shown.',
          on: { 'help.opened': { target: 'open', description: 'Its button or ? is pressed.' } },
        },
        open: {
          description: 'A dialog lists the keys and the switch.',
          on: {
            'help.closed': { target: 'closed', description: 'Close is pressed, or Escape.' },
          },
        },
      },
    },
  },
});
