import type { About, Model } from '../model';
import type { clipboardMachine } from './clipboard.machine';

const pressed = { type: 'copy.pressed', text: '<script></script>' } as const;
const done = { type: 'xstate.done.actor.copyText' } as const;
const refused = { type: 'xstate.error.actor.copyText', error: 'NotAllowedError' } as const;

export const about: About = {
  title: 'Clipboard',
  purpose: 'Copies the embed snippet or a conversation’s link, or says how to do it by hand.',
  where: {
    routes: ['/chatbot-setup', '/conversations'],
    view: 'Copy snippet and the line below the code; Copy link above an open conversation',
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
    'nothing is copied without a press': ({ event, effects }) =>
      effects.length === 0 || event.type === 'copy.pressed',
    'it is said to be copied only when the browser has copied it': ({ before, event, after }) =>
      after.value !== 'copied' ||
      before.value === 'copied' ||
      event.type === 'xstate.done.actor.copyText',
  },
  ignored: {
    'copy.pressed': 'The text is being copied.',
  },
  journeys: [
    {
      title: '§3 conversations: the link to one can be copied, and the page says so for a while',
      events: [pressed, done, { type: 'xstate.after.notice.clipboard.copied' }],
      end: 'ready',
      effects: ['copyText'],
    },
    {
      title: '§3 conversations: after a refusal the visitor can try again',
      events: [pressed, refused, pressed],
      end: 'copying',
      effects: ['copyText', 'copyText'],
    },
    {
      title: '§2 embed snippet: pressing twice copies once, and the copy is confirmed',
      events: [pressed, pressed, done],
      end: 'copied',
      effects: ['copyText'],
    },
  ],
};
