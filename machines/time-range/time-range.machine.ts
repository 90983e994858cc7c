import { assign, enqueueActions, setup } from 'xstate';
import type { PresetRange, TimeRange, WholeRange } from '#content/workspace/dashboard.ts';
import { actionToProvide, watcherToProvide } from '../shared/must-be-provided';

type Dates = { start: string; end: string };
type AddressRange = { range: WholeRange };
export type TimeRangeEvent =
  | { type: 'range.chosen'; range: TimeRange }
  | ({ type: 'dates.changed' } & Dates)
  | ({ type: 'address.changed' } & AddressRange);
type StartEvent = TimeRangeEvent & { input?: AddressRange };

const none = { start: '', end: '' };
const presets = ['24h', '7d', '30d'] as const satisfies PresetRange[];

/** Returns false for years before 2000: a date field reports 0002-11-01 while 2026 is typed. */
export const isCompleteDate = (date: string): boolean => /^[2-9]\d{3}-\d{2}-\d{2}$/.test(date);

const setDates = { type: 'setDates' as const, params: ({ event }: { event: Dates }) => event };

const onChosen = (range: PresetRange) => ({
  guard: { type: 'isChosen' as const, params: { range } },
  target: `.${range}` as const,
  actions: { type: 'writeRange' as const, params: { range } },
  description: 'Customer selects a rolling period; the URL is updated.',
});

const onAddress = (range: PresetRange) => ({
  guard: { type: 'isAddressRange' as const, params: { range } },
  target: `.${range}` as const,
  description: 'The URL has a rolling period, on load, by Back or by a link.',
});

/** Selects the period in the URL (specification §4.5); 30 days without input. */
export const timeRangeMachine = setup({
  types: {
    /** Dates that are typed and not in the URL yet. */
    context: {} as Dates,
    events: {} as TimeRangeEvent,
    input: {} as AddressRange | undefined,
  },
  actors: { watchAddress: watcherToProvide('watchAddress', 'address.changed') },
  actions: {
    applyInput: enqueueActions<Dates, StartEvent, undefined, TimeRangeEvent, never, never, never>(
      ({ enqueue, event }) => {
        if (event.input) enqueue.raise({ type: 'address.changed', range: event.input.range });
      },
    ),
    setDates: assign((_, { start, end }: Dates) => ({ start, end })),
    writeRange: actionToProvide<WholeRange>('writeRange'),
  },
  guards: {
    isChosen: ({ event }, { range }: { range: TimeRange }) =>
      event.type === 'range.chosen' && event.range === range,
    isAddressRange: ({ event }, { range }: { range: TimeRange }) =>
      event.type === 'address.changed' && event.range.range === range,
    isInOrder: (_, { start, end }: Dates) =>
      isCompleteDate(start) && isCompleteDate(end) && start <= end,
    isBackwards: (_, { start, end }: Dates) =>
      isCompleteDate(start) && isCompleteDate(end) && start > end,
  },
}).createMachine({
  id: 'time-range',
  description: 'Selects the dashboard’s period: rolling or custom.',
  context: none,
  entry: 'applyInput',
  invoke: { id: 'watchAddress', src: 'watchAddress' },
  initial: '30d',
  on: {
    'range.chosen': [
      ...presets.map(onChosen),
      {
        target: '.custom',
        description: 'Customer selects Custom; the period stays until both dates are typed.',
      },
    ],
    'address.changed': [
      ...presets.map(onAddress),
      {
        target: '.custom.complete',
        description: 'The URL has two dates, on load, by Back or by a link.',
      },
    ],
  },
  states: {
    '24h': { description: 'Shows the last 24 hours.' },
    '7d': { description: 'Shows the last 7 days.' },
    '30d': { description: 'Shows the last 30 days.' },
    custom: {
      description: 'Shows two date fields; typed dates are cleared on exit.',
      initial: 'partial',
      exit: { type: 'setDates', params: none },
      on: {
        'range.chosen': {
          guard: { type: 'isChosen', params: { range: 'custom' } },
          description: 'Customer selects Custom again; the dates stay.',
        },
        'dates.changed': [
          {
            guard: { type: 'isInOrder', params: ({ event }) => event },
            target: '.complete',
            actions: [
              setDates,
              {
                type: 'writeRange',
                params: ({ event: { start, end } }) => ({ range: 'custom' as const, start, end }),
              },
            ],
            description: 'Both dates are complete and in order; the URL is updated.',
          },
          {
            guard: { type: 'isBackwards', params: ({ event }) => event },
            target: '.backwards',
            actions: setDates,
            description: 'The end date precedes the start date.',
          },
          {
            target: '.partial',
            actions: setDates,
            description: 'A date is missing or incomplete.',
          },
        ],
      },
      states: {
        partial: { description: 'A hint names the missing date; the last valid period stays.' },
        backwards: {
          description: 'An error reports the wrong order; the last valid period stays.',
        },
        complete: { description: 'Shows the days from start to end, inclusive.' },
      },
    },
  },
});
