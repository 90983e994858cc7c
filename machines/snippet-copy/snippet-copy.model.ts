import type { About, Model } from '../model';
import type { snippetCopyMachine } from './snippet-copy.machine';

const pressed = { type: 'copy.pressed' } as const;
const changed = { type: 'snippet.changed', snippet: '<script></script>' } as const;
const done = { type: 'xstate.done.actor.copySnippet' } as const;
const refused = { type: 'xstate.error.actor.copySnippet', error: 'NotAllowedError' } as const;

export const about: About = {
  title: 'Snippet copy',
  purpose: 'Gets the embed snippet into the clipboard, or says how to do it by hand.',
  where: { routes: ['/chatbot-setup'], view: 'Copy snippet, the code and the line below it' },
};

export const model: Model<typeof snippetCopyMachine> = {
  events: {
    'copy.pressed': [{}],
    'snippet.changed': [{ snippet: '<script></script>' }],
    'xstate.done.actor.copySnippet': [{}],
    'xstate.error.actor.copySnippet': [{ error: 'NotAllowedError' }],
    'xstate.after.notice.snippet-copy.copied': [{}],
  },
  invariants: {},
  steps: {
    'nothing is copied without a press': ({ event, effects }) =>
      !effects.includes('copySnippet') || event.type === 'copy.pressed',
    'it is said to be copied only when the browser has copied it': ({ before, event, after }) =>
      after.value !== 'copied' ||
      before.value === 'copied' ||
      event.type === 'xstate.done.actor.copySnippet',
    'nothing is said of a snippet that has changed': ({ event, after }) =>
      event.type !== 'snippet.changed' || after.value === 'idle',
  },
  ignored: {
    'copy.pressed': 'The snippet is being copied.',
  },
  journeys: [
    {
      title: '§2 embed snippet: a copy is confirmed',
      events: [pressed, done],
      end: 'copied',
      effects: ['copySnippet'],
    },
    {
      title: '§2 embed snippet: what cannot be copied is selected',
      events: [pressed, refused],
      end: 'failed',
      effects: ['copySnippet', 'selectSnippet'],
    },
    {
      title: '§2 embed snippet: a confirmation does not outlive what was copied',
      events: [pressed, done, changed],
      end: 'idle',
      effects: ['copySnippet'],
    },
    {
      title: '§2 embed snippet: pressing twice copies once',
      events: [pressed, pressed, done],
      end: 'copied',
      effects: ['copySnippet'],
    },
  ],
};
