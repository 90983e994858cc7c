import type { About, Model } from '../model';
import type { conversationShortcutsMachine } from './conversation-shortcuts.machine';

export const about: About = {
  title: 'Conversation shortcuts',
  purpose:
    'Lets a trained hand work through escalations without a mouse, and others switch it off.',
  where: { routes: ['/conversations'], view: 'Keyboard shortcuts: the button and its dialog' },
};

export const model: Model<typeof conversationShortcutsMachine> = {
  events: {
    'keys.switched': [{}],
    'keys.restored': [{ areOn: true }, { areOn: false }],
    'help.opened': [{}],
    'help.closed': [{}],
  },
  invariants: {
    'the keys are on or off': ({ value }) => ['on', 'off'].includes(value.keys),
    'the help is open or closed': ({ value }) => ['open', 'closed'].includes(value.help),
    'it never ends': ({ status }) => status === 'active',
  },
  journeys: [
    {
      title: '§3 conversations: shortcuts can be switched off in their help, and that is kept',
      events: [{ type: 'help.opened' }, { type: 'keys.switched' }, { type: 'help.closed' }],
      end: { keys: 'off', help: 'closed' },
      effects: ['keepChoice'],
    },
    {
      title: '§3 conversations: shortcuts that are off stay off after a reload',
      events: [{ type: 'keys.restored', areOn: false }],
      end: { keys: 'off', help: 'closed' },
      effects: [],
    },
    {
      title: '§3 conversations: what another tab says of shortcuts is followed, and not kept anew',
      events: [
        { type: 'help.opened' },
        { type: 'keys.restored', areOn: false },
        { type: 'keys.restored', areOn: true },
      ],
      end: { keys: 'on', help: 'open' },
      effects: [],
    },
  ],
};
