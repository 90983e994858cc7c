import type { About, Model } from '../model';
import type { conversationShortcutsMachine } from './conversation-shortcuts.machine';

export const about: About = {
  title: 'Conversation shortcuts',
  purpose:
    'Lists the keys that work through escalations without a mouse, and where to turn them off.',
  where: { routes: ['/conversations'], view: 'Keyboard shortcuts: the button and its dialog' },
};

export const model: Model<typeof conversationShortcutsMachine> = {
  events: { 'help.opened': [{}], 'help.closed': [{}] },
  invariants: {},
  steps: {
    'asking for the help opens it': ({ event, after }) =>
      event.type !== 'help.opened' || after.value === 'open',
    'closing the help closes it': ({ event, after }) =>
      event.type !== 'help.closed' || after.value === 'closed',
  },
  ignored: {
    'help.opened': 'The help is open already.',
    'help.closed': 'The help is closed already.',
  },
  journeys: [
    {
      title: '§3 conversations: the help opens over the list, and closes',
      events: [{ type: 'help.opened' }, { type: 'help.closed' }],
      end: 'closed',
    },
  ],
};
