import { assign, enqueueActions, setup } from 'xstate';
import type { PresetRange, TimeRange, WholeRange } from '#content/workspace/dashboard.ts';
import { actionToProvide, callbackToProvide } from '../shared/must-be-provided';

type Dates = { start: string; end: string };
type InAddress = { range: WholeRange };
export type TimeRangeEvent =
  | { type: 'range.chosen'; range: TimeRange }
  | ({ type: 'dates.changed' } & Dates)
  | ({ type: 'address.changed' } & InAddress);
type StartEvent = TimeRangeEvent & { input?: InAddress };

const none = { start: '', end: '' };
const presets = ['24h', '7d', '30d'] as const satisfies PresetRange[];

/** A date field gives 0002-11-01 while somebody types 2026: no year before 2000 is typed out yet. */
export const isTypedOut = (date: string): boolean => /^[2-9]\d{3}-\d{2}-\d{2}$/.test(date);

const typed = { type: 'setTyped' as const, params: ({ event }: { event: Dates }) => event };

const choosing = (range: PresetRange) => ({
  guard: { type: 'isChosen' as const, params: { range } },
  target: `.${range}` as const,
  actions: { type: 'writeRange' as const, params: { range } },
  description: 'The customer picks a rolling period; it is written into the address.',
});

const arriving = (range: PresetRange) => ({
  guard: { type: 'isInAddress' as const, params: { range } },
  target: `.${range}` as const,
  description: 'The address names a rolling period: on arrival, by Back or by a link.',
});

/** How the address's period is chosen (specification §4); 30 days without an input. */
export const timeRangeMachine = setup({
  types: { context: {} as Dates, events: {} as TimeRangeEvent, input: {} as InAddress | undefined },
  actors: { watchAddress: callbackToProvide<TimeRangeEvent>('watchAddress') },
  actions: {
    startAsAddressed: enqueueActions<
      Dates,
      StartEvent,
      undefined,
      TimeRangeEvent,
      never,
      never,
      never
    >(({ enqueue, event }) => {
      if (event.input) enqueue.raise({ type: 'address.changed', range: event.input.range });
    }),
    setTyped: assign((_, { start, end }: Dates) => ({ start, end })),
    writeRange: actionToProvide<WholeRange>('writeRange'),
  },
  guards: {
    isChosen: ({ event }, { range }: { range: TimeRange }) =>
      event.type === 'range.chosen' && event.range === range,
    isInAddress: ({ event }, { range }: { range: TimeRange }) =>
      event.type === 'address.changed' && event.range.range === range,
    isWhole: (_, { start, end }: Dates) => isTypedOut(start) && isTypedOut(end) && start <= end,
    isBackwards: (_, { start, end }: Dates) => isTypedOut(start) && isTypedOut(end) && start > end,
  },
}).createMachine({
  id: 'time-range',
  description: 'Which period the dashboard shows: a rolling one, or days of the customer’s own.',
  context: none,
  entry: 'startAsAddressed',
  invoke: { id: 'watchAddress', src: 'watchAddress' },
  initial: '30d',
  on: {
    'range.chosen': [
      ...presets.map(choosing),
      {
        target: '.custom',
        description: 'The customer wants other days; the period stays until they are typed.',
      },
    ],
    'address.changed': [
      ...presets.map(arriving),
      {
        target: '.custom.whole',
        actions: { type: 'setTyped', params: ({ event }) => ({ ...none, ...event.range }) },
        description: 'The address names two days: on arrival, by Back or by a link.',
      },
    ],
  },
  states: {
    '24h': { description: 'The last 24 hours are shown.' },
    '7d': { description: 'The last 7 days are shown.' },
    '30d': { description: 'The last 30 days are shown.' },
    custom: {
      description: 'Two date fields appear. Leaving the state clears them.',
      initial: 'partial',
      exit: { type: 'setTyped', params: none },
      on: {
        'range.chosen': {
          guard: { type: 'isChosen', params: { range: 'custom' } },
          description: 'The date fields are there already and keep their days.',
        },
        'dates.changed': [
          {
            guard: { type: 'isWhole', params: ({ event }) => event },
            target: '.whole',
            actions: [
              typed,
              {
                type: 'writeRange',
                params: ({ event: { start, end } }) => ({ range: 'custom' as const, start, end }),
              },
            ],
            description: 'Both days are there and in order; they are written into the address.',
          },
          {
            guard: { type: 'isBackwards', params: ({ event }) => event },
            target: '.backwards',
            actions: typed,
            description: 'The end date is before the start date.',
          },
          { target: '.partial', actions: typed, description: 'A day is missing or half typed.' },
        ],
      },
      states: {
        partial: { description: 'A hint names the missing day; the last whole period stays.' },
        backwards: { description: 'An error names the wrong order; the last whole period stays.' },
        whole: { description: 'The days from start to end are shown, both included.' },
      },
    },
  },
});
