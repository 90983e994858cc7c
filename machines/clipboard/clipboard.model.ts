import type { About, Model } from '../model';
import type { clipboardMachine } from './clipboard.machine';

const pressed = { type: 'copy.pressed', text: '<script></script>' } as const;
const done = { type: 'xstate.done.actor.copyText' } as const;
const refused = { type: 'xstate.error.actor.copyText', error: 'NotAllowedError' } as const;

export const about: About = {
  title: 'Clipboard',
  purpose: 'Copies the embed snippet, or the link to a conversation or an estimate.',
  where: {
    routes: ['/', '/customers/*', '/chatbot-setup', '/conversations'],
    view: 'Copy snippet and the line below the code; Copy link above an open conversation and in an estimate',
  },
};

export const model: Model<typeof clipboardMachine> = {
  events: {
    'copy.pressed': [{ text: '<script></script>' }, { text: 'another' }],
    'xstate.done.actor.copyText': [{}],
    'xstate.error.actor.copyText': [{ error: 'NotAllowedError' }],
    'xstate.after.notice.clipboard.copied': [{}],
  },
  invariants: {},
  steps: {
    'only a press copies': ({ event, effects }) =>
      effects.length === 0 || event.type === 'copy.pressed',
    'the page confirms only a completed copy': ({ before, event, after }) =>
      after.value !== 'copied' ||
      before.value === 'copied' ||
      event.type === 'xstate.done.actor.copyText',
  },
  ignored: {
    'copy.pressed': 'A copy is in progress.',
  },
  journeys: [
    {
      title: '§2.108 conversations: copying a link shows a confirmation for 4 s',
      events: [pressed, done, { type: 'xstate.after.notice.clipboard.copied' }],
      end: 'ready',
      effects: ['copyText'],
    },
    {
      title: '§2.108 conversations: a failed copy can be retried',
      events: [pressed, refused, pressed],
      end: 'copying',
      effects: ['copyText', 'copyText'],
    },
    {
      title: '§2.106 embed snippet: a second press during a copy is ignored',
      events: [pressed, pressed, done],
      end: 'copied',
      effects: ['copyText'],
    },
  ],
};
