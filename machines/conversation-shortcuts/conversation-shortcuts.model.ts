import type { About, Model } from '../model';
import type { conversationShortcutsMachine } from './conversation-shortcuts.machine';

export const about: About = {
  title: 'Conversation shortcuts',
  purpose: 'Lists the keyboard shortcuts for escalations and turns them off.',
  where: { routes: ['/conversations'], view: 'Keyboard shortcuts: the button and its dialog' },
};

export const model: Model<typeof conversationShortcutsMachine> = {
  events: { 'help.opened': [{}], 'help.closed': [{}] },
  invariants: {},
  steps: {
    'requesting the help opens it': ({ event, after }) =>
      event.type !== 'help.opened' || after.value === 'open',
    'closing the help closes it': ({ event, after }) =>
      event.type !== 'help.closed' || after.value === 'closed',
  },
  ignored: {
    'help.opened': 'The help is already open.',
    'help.closed': 'The help is already closed.',
  },
  journeys: [
    {
      title: '§3 conversations: the help opens over the list and closes',
      events: [{ type: 'help.opened' }, { type: 'help.closed' }],
      end: 'closed',
    },
  ],
};
