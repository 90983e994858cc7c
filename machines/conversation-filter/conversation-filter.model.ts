import { defaultFilter, filterOptions } from '../../content/conversation-filter';
import type { About, Model } from '../model';
import type { conversationFilterMachine } from './conversation-filter.machine';

const linked = { query: 'red', status: 'pending', sort: 'oldest', period: '7d' } as const;
const typed = (query: string) => ({ type: 'query.changed', query }) as const;

export const about: About = {
  title: 'Conversation filter',
  purpose: 'Narrows thousands of conversations to those a customer wants, in an address to share.',
  where: { routes: ['/conversations'], view: 'Search, tabs, period and order above the list' },
};

export const model: Model<typeof conversationFilterMachine> = {
  events: {
    'status.chosen': filterOptions.status.map((status) => ({ status })),
    'sort.chosen': [{ sort: 'newest' }, { sort: 'place' }],
    'period.chosen': [{ period: '30d' }, { period: '24h' }, { period: 'all' }],
    'query.changed': [{ query: 'router' }, { query: 'no such words' }, { query: '' }],
    'query.cleared': [{}],
    'address.changed': [
      { filter: defaultFilter },
      { filter: linked },
      { filter: { ...defaultFilter, status: 'escalated' } },
      { filter: { ...defaultFilter, status: 'resolved' } },
    ],
    'xstate.after.typingPause.conversation-filter.search.typing': [{}],
  },
  key: ({ value, context }) => JSON.stringify([value, context.query]),
  invariants: {},
  steps: {
    'only the address changes which conversations are listed': ({ before, event, after }) => {
      if (event.type === 'address.changed') return after.value.status === event.filter.status;
      return after.value.status === before.value.status;
    },
    'words that are being typed are not overtaken': ({ before, event, after }) =>
      before.value.search !== 'typing' ||
      event.type === 'query.changed' ||
      event.type === 'query.cleared' ||
      after.context.query === before.context.query,
    'what the address says is not written anew': ({ event, effects }) =>
      event.type !== 'address.changed' || effects.length === 0,
  },
  open: ({ value, context }) => {
    if (value.search === 'typing') return null;
    const asked = { q: context.query, status: value.status, ...context };
    const usual = { q: '', ...defaultFilter };
    const names = ['q', 'status', 'sort', 'period'] as const;
    const pairs = names.flatMap((name) =>
      asked[name] === usual[name] ? [] : [`${name}=${encodeURIComponent(asked[name])}`],
    );
    return pairs.length > 0 ? `/conversations?${pairs.join('&')}` : '/conversations';
  },
  journeys: [
    {
      title: '§3 conversations: a status is chosen and shown in the address',
      events: [
        { type: 'status.chosen', status: 'escalated' },
        { type: 'address.changed', filter: { ...defaultFilter, status: 'escalated' } },
      ],
      end: { status: 'escalated', search: 'settled' },
      effects: ['showInAddress'],
    },
    {
      title: '§3 conversations: the address waits until the typing pauses',
      events: [
        typed('ro'),
        typed('router'),
        { type: 'xstate.after.typingPause.conversation-filter.search.typing' },
      ],
      end: { status: 'all', search: 'settled' },
      context: { query: 'router' },
      effects: ['showInAddress'],
    },
    {
      title: '§3 conversations: words are looked for under the tab that was chosen',
      events: [
        { type: 'status.chosen', status: 'pending' },
        { type: 'address.changed', filter: { ...defaultFilter, status: 'pending' } },
        typed('router'),
      ],
      end: { status: 'pending', search: 'typing' },
      context: { query: 'router' },
      effects: ['showInAddress'],
    },
    {
      title: '§3 conversations: Back brings back an earlier list, and writes no address',
      events: [{ type: 'address.changed', filter: linked }],
      end: { status: 'pending', search: 'settled' },
      context: { query: 'red', sort: 'oldest', period: '7d' },
      effects: [],
    },
    {
      title: '§3 conversations: what is being typed is not overtaken by an older address',
      events: [typed('routers'), { type: 'address.changed', filter: defaultFilter }],
      end: { status: 'all', search: 'typing' },
      context: { query: 'routers' },
      effects: [],
    },
    {
      title: '§3 conversations: a cleared search leaves the address at once',
      events: [typed('router'), { type: 'query.cleared' }],
      end: { status: 'all', search: 'settled' },
      context: { query: '' },
      effects: ['showInAddress'],
    },
  ],
};
