import { setup } from 'xstate';

type ConversationShortcutsEvent = { type: 'help.opened' } | { type: 'help.closed' };

/** Opens the keyboard shortcut help; the on/off switch is a stored setting (WCAG 2.1.4). */
export const conversationShortcutsMachine = setup({
  types: { events: {} as ConversationShortcutsEvent },
}).createMachine({
  id: 'conversation-shortcuts',
  description: 'Opens the keyboard shortcut help of the conversations page.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the help button is visible.',
      on: {
        'help.opened': {
          target: 'open',
          description: 'Customer presses the help button or the ? key.',
        },
      },
    },
    open: {
      description: 'A dialog lists the shortcuts and offers a switch to turn them off.',
      on: {
        'help.closed': {
          target: 'closed',
          description: 'Customer presses Close or Escape.',
        },
      },
    },
  },
});
