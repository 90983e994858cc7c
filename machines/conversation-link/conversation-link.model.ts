import type { About, Model } from '../model';
import type { conversationLinkMachine } from './conversation-link.machine';

const pressed = { type: 'copy.pressed' } as const;

export const about: About = {
  title: 'Conversation link',
  purpose: 'Hands one conversation over to a colleague.',
  where: { routes: ['/conversations'], view: 'Copy link above an open conversation' },
};

export const model: Model<typeof conversationLinkMachine> = {
  events: {
    'copy.pressed': [{}],
    'xstate.done.actor.copyLink': [{}],
    'xstate.error.actor.copyLink': [{ error: 'not allowed' }],
    'xstate.after.told.conversation-link.copied': [{}],
  },
  invariants: {},
  steps: {
    'nothing is copied without a press': ({ event, effects }) =>
      effects.length === 0 || event.type === 'copy.pressed',
    'two presses copy once': ({ before, effects }) =>
      before.value !== 'copying' || effects.length === 0,
    'it is said to be copied only when the browser has copied it': ({ before, event, after }) =>
      after.value !== 'copied' ||
      before.value === 'copied' ||
      event.type === 'xstate.done.actor.copyLink',
  },
  ignored: {
    'copy.pressed': 'The link is being copied, or has just been.',
  },
  journeys: [
    {
      title: '§3 conversations: the link to one can be copied, and the page says so for a while',
      events: [
        pressed,
        { type: 'xstate.done.actor.copyLink' },
        { type: 'xstate.after.told.conversation-link.copied' },
      ],
      end: 'ready',
      effects: ['copyLink'],
    },
    {
      title: '§3 conversations: a browser without a clipboard is told, and can be tried again',
      events: [pressed, { type: 'xstate.error.actor.copyLink', error: 'no' }, pressed],
      end: 'copying',
      effects: ['copyLink', 'copyLink'],
    },
  ],
};
