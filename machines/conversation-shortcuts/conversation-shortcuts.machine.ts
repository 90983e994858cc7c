import { setup } from 'xstate';

type ConversationShortcutsEvent = { type: 'help.opened' } | { type: 'help.closed' };

/** The help on the keyboard shortcuts; whether they are on is a stored setting (WCAG 2.1.4). */
export const conversationShortcutsMachine = setup({
  types: { events: {} as ConversationShortcutsEvent },
}).createMachine({
  id: 'conversation-shortcuts',
  description: 'The help on the keyboard shortcuts of the conversations page.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the help button is shown.',
      on: {
        'help.opened': {
          target: 'open',
          description: 'The customer presses the help button or the ? key.',
        },
      },
    },
    open: {
      description: 'A dialog lists the keys and has the switch that turns them off.',
      on: {
        'help.closed': {
          target: 'closed',
          description: 'The customer presses Close or Escape.',
        },
      },
    },
  },
});
