import { assign, setup } from 'xstate';

type ChartCursorEvent =
  | { type: 'cursor.pointed'; index: number }
  | { type: 'cursor.stepped'; by: 1 | -1 }
  | { type: 'cursor.sent'; to: 'first' | 'last' }
  | { type: 'cursor.left' };

type Place = { index: number };

/** Which value of a chart is being read; `last` is the index of its last value. */
export const chartCursorMachine = setup({
  types: {
    context: {} as Place & { last: number },
    events: {} as ChartCursorEvent,
    input: {} as { last: number },
  },
  actions: {
    place: assign({
      index: ({ context }, { index }: Place) => Math.min(Math.max(index, 0), context.last),
    }),
  },
  guards: { isBack: ({ event }) => event.type === 'cursor.stepped' && event.by === -1 },
}).createMachine({
  id: 'chart-cursor',
  description: 'Which value of the chart is being read, by pointer or by keyboard.',
  context: ({ input }) => ({ index: 0, last: input.last }),
  initial: 'away',
  on: {
    'cursor.pointed': {
      target: '.reading',
      actions: { type: 'place', params: ({ event }) => ({ index: event.index }) },
      description: 'The pointer is over a value.',
    },
    'cursor.sent': {
      target: '.reading',
      actions: {
        type: 'place',
        params: ({ context, event }) => ({ index: event.to === 'first' ? 0 : context.last }),
      },
      description: 'Home leads to the first value, End to the last.',
    },
  },
  states: {
    away: {
      description: 'The chart is looked at as a whole.',
      on: {
        'cursor.stepped': [
          {
            guard: 'isBack',
            target: 'reading',
            actions: { type: 'place', params: ({ context }) => ({ index: context.last }) },
            description: 'The first step back reads the last value.',
          },
          {
            target: 'reading',
            actions: { type: 'place', params: { index: 0 } },
            description: 'The first step on reads the first value.',
          },
        ],
      },
    },
    reading: {
      description: 'One value is marked, and said in words.',
      on: {
        'cursor.stepped': {
          actions: {
            type: 'place',
            params: ({ context, event }) => ({ index: context.index + event.by }),
          },
          description: 'An arrow key leads to the value beside it; the ends hold.',
        },
        'cursor.left': {
          target: 'away',
          description: 'Pointer or focus has gone, or Escape was pressed.',
        },
      },
    },
  },
});
