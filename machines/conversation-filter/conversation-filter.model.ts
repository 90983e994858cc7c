import type { About, Model } from '../model';
import type { conversationFilterMachine } from './conversation-filter.machine';

const typed = (query: string) => ({ type: 'query.changed', query }) as const;
const paused = { type: 'xstate.after.debounce.conversation-filter.typing' } as const;
const failed = { type: 'xstate.error.actor.writeQuery', error: 'ChunkLoadError' } as const;
const written = { type: 'xstate.done.actor.writeQuery' } as const;

export const about: About = {
  title: 'Conversation filter',
  purpose: 'Searches thousands of conversations as the customer types, with a URL to share.',
  where: { routes: ['/conversations'], view: 'The search field above the list' },
};

export const model: Model<typeof conversationFilterMachine> = {
  events: {
    'query.changed': [{ query: 'router' }, { query: 'no such words' }, { query: '' }],
    'query.cleared': [{}],
    'xstate.after.debounce.conversation-filter.typing': [{}],
    'xstate.done.actor.writeQuery': [{}],
    'xstate.error.actor.writeQuery': [{ error: 'ChunkLoadError' }],
  },
  invariants: {},
  steps: {
    'the query stays until the URL has it': ({ before, event, after }) =>
      event.type === 'query.changed' ||
      event.type === 'query.cleared' ||
      after.context.query === (after.value === 'settled' ? null : before.context.query),
    'the URL is written after a pause, and immediately when the search is cleared': ({
      event,
      effects,
    }) => effects.length === (event.type === paused.type || event.type === 'query.cleared' ? 1 : 0),
    'the filter settles once the URL has the query': ({ event, after }) =>
      after.matches('settled') === (event.type === written.type),
  },
  journeys: [
    {
      title: '§4.31 conversations: a query that the URL cannot take stays in the field',
      events: [typed('router'), paused, failed],
      end: 'failed',
      context: { query: 'router' },
      effects: ['writeQuery'],
    },
    {
      title: '§4.31 conversations: the URL follows once typing pauses',
      events: [typed('ro'), typed('router'), paused, written],
      end: 'settled',
      context: { query: null },
      effects: ['writeQuery'],
      effectInputs: { writeQuery: { query: 'router' } },
    },
    {
      title: '§4.31 conversations: typing during a URL update keeps the newer query',
      events: [typed('router'), paused, typed('routers')],
      end: 'typing',
      context: { query: 'routers' },
      effects: ['writeQuery'],
    },
    {
      title: '§4.31 conversations: clearing the search updates the URL immediately',
      events: [typed('router'), { type: 'query.cleared' }],
      end: 'writing',
      context: { query: '' },
      effects: ['writeQuery'],
      effectInputs: { writeQuery: { query: '' } },
    },
  ],
};
