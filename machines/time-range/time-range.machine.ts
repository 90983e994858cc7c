import { assign, setup } from 'xstate';
import type { PresetRange, TimeRange, WholeRange } from '../../content/dashboard';
import { actionToProvide } from '../shared/must-be-provided';

type Dates = { start: string; end: string };
type TimeRangeEvent =
  | { type: 'range.chosen'; range: TimeRange }
  | ({ type: 'dates.changed' } & Dates)
  | { type: 'range.restored'; shown: WholeRange };

const presets = ['24h', '7d', '30d'] as const satisfies PresetRange[];

/** A date field gives 0002-11-01 while somebody types 2026: no year before 2000 is typed out yet. */
export const isTypedOut = (date: string): boolean => /^[2-9]\d{3}-\d{2}-\d{2}$/.test(date);

const isSame = (one: WholeRange, other: WholeRange) =>
  one.range === 'custom' && other.range === 'custom'
    ? one.start === other.start && one.end === other.end
    : one.range === other.range;

const typed = { type: 'setTyped' as const, params: ({ event }: { event: Dates }) => event };

const toPresets = (current?: PresetRange) =>
  presets
    .filter((range) => range !== current)
    .map((range) => ({
      guard: { type: 'isRange' as const, params: { range } },
      target: `#time-range.${range}`,
      actions: [
        { type: 'show' as const, params: { shown: { range } } },
        { type: 'writeRange' as const, params: { shown: { range }, isRefined: false } },
      ],
      description: 'The customer looks at another period.',
    }));

const presetState = (range: PresetRange, description: string) => ({
  description,
  on: {
    'range.chosen': [
      ...toPresets(range),
      {
        guard: { type: 'isRange' as const, params: { range: 'custom' as const } },
        target: '#time-range.custom',
        description: 'The customer wants days of their own; the period stays until they are typed.',
      },
    ],
  },
});

/** Which period the dashboard shows (specification §4). */
export const timeRangeMachine = setup({
  types: {
    context: {} as Dates & {
      /** The last range that could be counted: what the figures are of. */
      shown: WholeRange;
    },
    events: {} as TimeRangeEvent,
  },
  actions: {
    setTyped: assign((_, { start, end }: Dates) => ({ start, end })),
    show: assign((_, { shown }: { shown: WholeRange }) => ({ shown })),
    writeRange: actionToProvide<{ shown: WholeRange; isRefined: boolean }>('writeRange'),
  },
  guards: {
    isRange: ({ event }, { range }: { range: TimeRange }) =>
      event.type === 'range.chosen' && event.range === range,
    isRestored: ({ context, event }, { range }: { range: TimeRange }) =>
      event.type === 'range.restored' &&
      event.shown.range === range &&
      !isSame(event.shown, context.shown),
    isWhole: (_, { start, end }: Dates) => isTypedOut(start) && isTypedOut(end) && start <= end,
    isBackwards: (_, { start, end }: Dates) => isTypedOut(start) && isTypedOut(end) && start > end,
  },
}).createMachine({
  id: 'time-range',
  description: 'Which period the dashboard shows: a rolling one, or days of the customer’s own.',
  context: { start: '', end: '', shown: { range: '30d' } },
  initial: '30d',
  on: {
    'range.restored': [
      ...presets.map((range) => ({
        guard: { type: 'isRestored' as const, params: { range } },
        target: `#time-range.${range}`,
        actions: { type: 'show' as const, params: { shown: { range } } },
        description: 'The address has changed to a rolling period, by Back or by a link.',
      })),
      {
        guard: { type: 'isRestored', params: { range: 'custom' } },
        target: '.custom.whole',
        actions: [
          {
            type: 'setTyped',
            params: ({ event: { shown } }) =>
              shown.range === 'custom' ? shown : { start: '', end: '' },
          },
          { type: 'show', params: ({ event }) => ({ shown: event.shown }) },
        ],
        description: 'The address has changed to days of its own.',
      },
    ],
  },
  states: {
    '24h': presetState('24h', 'The last 24 hours are shown.'),
    '7d': presetState('7d', 'The last 7 days are shown.'),
    '30d': presetState('30d', 'The last 30 days are shown.'),
    custom: {
      description: 'Two date fields stand beside the ranges; what is typed goes with them.',
      initial: 'partial',
      exit: { type: 'setTyped', params: { start: '', end: '' } },
      on: {
        'range.chosen': toPresets(),
        'dates.changed': [
          {
            guard: { type: 'isWhole', params: ({ event }) => event },
            target: '.whole',
            actions: [
              {
                type: 'writeRange',
                params: ({ context, event: { start, end } }) => ({
                  shown: { range: 'custom', start, end },
                  isRefined: context.shown.range === 'custom',
                }),
              },
              typed,
              {
                type: 'show',
                params: ({ event: { start, end } }) => ({
                  shown: { range: 'custom', start, end },
                }),
              },
            ],
            description: 'Both days are there and in order.',
          },
          {
            guard: { type: 'isBackwards', params: ({ event }) => event },
            target: '.backwards',
            actions: typed,
            description: 'The end lies before the start.',
          },
          { target: '.partial', actions: typed, description: 'A day is missing or half typed.' },
        ],
      },
      states: {
        partial: {
          description: 'What is missing is said; the figures stay those of the last whole range.',
        },
        backwards: {
          description:
            'It is said that the end lies before the start; the figures stay as they were.',
        },
        whole: { description: 'The days from start to end are shown, both included.' },
      },
    },
  },
});
