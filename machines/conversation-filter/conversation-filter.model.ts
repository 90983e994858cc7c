import type { About, Model } from '../model';
import type { conversationFilterMachine } from './conversation-filter.machine';

const typed = (query: string) => ({ type: 'query.changed', query }) as const;
const paused = { type: 'xstate.after.typingPause.conversation-filter.typing' } as const;
const written = { type: 'xstate.done.actor.writeQuery' } as const;

export const about: About = {
  title: 'Conversation filter',
  purpose: 'Searches thousands of conversations as the customer types, in an address to share.',
  where: { routes: ['/conversations'], view: 'The search field above the list' },
};

export const model: Model<typeof conversationFilterMachine> = {
  events: {
    'query.changed': [{ query: 'router' }, { query: 'no such words' }, { query: '' }],
    'query.cleared': [{}],
    'xstate.after.typingPause.conversation-filter.typing': [{}],
    'xstate.done.actor.writeQuery': [{}],
  },
  invariants: {},
  steps: {
    'typed words stay until others are typed': ({ before, event, after }) =>
      event.type === 'query.changed' ||
      event.type === 'query.cleared' ||
      after.context.query === before.context.query,
    'words are written after a pause, and cleared at once': ({ event, effects }) =>
      effects.length === (event.type === paused.type || event.type === 'query.cleared' ? 1 : 0),
    'the field is ahead of the address until the address has its words': ({ event, after }) =>
      after.matches('settled') === (event.type === written.type),
  },
  journeys: [
    {
      title: '§3 conversations: the address waits until the typing pauses',
      events: [typed('ro'), typed('router'), paused, written],
      end: 'settled',
      context: { query: 'router' },
      effects: ['writeQuery'],
      given: { writeQuery: { query: 'router' } },
    },
    {
      title: '§3 conversations: who types on while the address is written is not overtaken',
      events: [typed('router'), paused, typed('routers')],
      end: 'typing',
      context: { query: 'routers' },
      effects: ['writeQuery'],
    },
    {
      title: '§3 conversations: a cleared search leaves the address at once',
      events: [typed('router'), { type: 'query.cleared' }],
      end: 'writing',
      context: { query: '' },
      effects: ['writeQuery'],
      given: { writeQuery: { query: '' } },
    },
  ],
};
