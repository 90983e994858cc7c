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
  invariants: {},
  steps: {
    'only what the customer switches is kept': ({ event, effects }) =>
      effects.includes('keepChoice') === (event.type === 'keys.switched'),
    'the keys are as this browser remembers them': ({ event, after }) =>
      event.type !== 'keys.restored' || after.value.keys === (event.areOn ? 'on' : 'off'),
    'reading the help switches nothing': ({ before, event, after }) =>
      !['help.opened', 'help.closed'].includes(event.type) ||
      after.value.keys === before.value.keys,
  },
  ignored: {
    'help.opened': 'The help is open already.',
    'help.closed': 'The help is closed already.',
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
