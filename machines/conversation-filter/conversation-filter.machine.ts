import { assign, setup } from 'xstate';
import {
  filterOptions,
  type ConversationFilter,
  type ConversationPeriod,
  type ConversationSort,
  type StatusFilter,
} from '../../content/conversation-filter';
import { actionToProvide } from '../shared/must-be-provided';

type ConversationFilterEvent =
  | { type: 'status.chosen'; status: StatusFilter }
  | { type: 'sort.chosen'; sort: ConversationSort }
  | { type: 'period.chosen'; period: ConversationPeriod }
  | { type: 'query.changed'; query: string }
  | { type: 'query.cleared' }
  | { type: 'address.changed'; filter: ConversationFilter };

type Kept = Omit<ConversationFilter, 'status'>;

/** Which conversations are listed and in what order; the address says it too. */
export const conversationFilterMachine = setup({
  types: { context: {} as Kept, events: {} as ConversationFilterEvent },
  actions: {
    setQuery: assign({ query: (_, { query }: { query: string }) => query }),
    setOrder: assign((_, { filter: { sort, period } }: { filter: ConversationFilter }) => ({
      sort,
      period,
    })),
    showInAddress: actionToProvide<Partial<ConversationFilter>>('showInAddress'),
  },
  guards: {
    isStatus: ({ event }, { status }: { status: StatusFilter }) =>
      event.type === 'address.changed' && event.filter.status === status,
  },
  delays: { typingPause: 300 },
}).createMachine({
  id: 'conversation-filter',
  description: 'Which conversations are listed: by status, words, order and period.',
  type: 'parallel',
  context: { query: '', sort: 'newest', period: '30d' },
  states: {
    status: {
      description: 'Which conversations are listed by what has become of them.',
      initial: 'all',
      on: {
        'status.chosen': {
          actions: { type: 'showInAddress', params: ({ event }) => ({ status: event.status }) },
          description:
            'The customer picks which conversations are listed; the address says it next.',
        },
        'address.changed': filterOptions.status.map((status) => ({
          guard: { type: 'isStatus' as const, params: { status } },
          target: `.${status}` as const,
          description: 'A tab, Back or a link asks for these.',
        })),
      },
      states: {
        all: { description: 'Every conversation of the period.' },
        pending: { description: 'Those that wait for a person.' },
        escalated: { description: 'Those that the chatbot handed over, answered or not.' },
        resolved: { description: 'Those that the chatbot ended alone.' },
      },
    },
    search: {
      description: 'The words that are looked for, and the order and period of the list.',
      initial: 'settled',
      on: {
        'sort.chosen': {
          actions: { type: 'showInAddress', params: ({ event }) => ({ sort: event.sort }) },
          description: 'The customer picks another order; the address says it next.',
        },
        'period.chosen': {
          actions: { type: 'showInAddress', params: ({ event }) => ({ period: event.period }) },
          description: 'The customer looks further back, or less far; the address says it next.',
        },
        'query.changed': {
          target: '.typing',
          actions: { type: 'setQuery', params: ({ event }) => ({ query: event.query }) },
          description: 'A key is pressed in the search field; the list follows at once.',
        },
        'query.cleared': {
          target: '.settled',
          actions: [
            { type: 'setQuery', params: { query: '' } },
            { type: 'showInAddress', params: { query: '' } },
          ],
          description: 'The customer clears the search.',
        },
      },
      states: {
        settled: {
          description: 'The address says what is looked for.',
          on: {
            'address.changed': {
              actions: [
                { type: 'setQuery', params: ({ event }) => ({ query: event.filter.query }) },
                { type: 'setOrder', params: ({ event }) => ({ filter: event.filter }) },
              ],
              description: 'Back, or a link, looks for something else.',
            },
          },
        },
        typing: {
          description: 'The customer types; the address waits for a pause.',
          after: {
            typingPause: {
              target: 'settled',
              actions: {
                type: 'showInAddress',
                params: ({ context }) => ({ query: context.query }),
              },
              description: 'Nothing was typed for 0.3 s: the address takes it over.',
            },
          },
          on: {
            'address.changed': {
              actions: { type: 'setOrder', params: ({ event }) => ({ filter: event.filter }) },
              description: 'The address changes while words are typed: they stay.',
            },
          },
        },
      },
    },
  },
});
