import { assign, setup } from 'xstate';

type ChartCursorEvent =
  | { type: 'cursor.moved'; index: number }
  | { type: 'cursor.stepped'; by: 1 | -1 }
  | { type: 'cursor.jumped'; to: 'first' | 'last' }
  | { type: 'cursor.exited' };

type Position = { index: number };

/** Tracks the chart value that the visitor reads; `last` is the index of the last value. */
export const chartCursorMachine = setup({
  types: {
    context: {} as Position & { last: number },
    events: {} as ChartCursorEvent,
    input: {} as { last: number },
  },
  actions: {
    setIndex: assign({
      index: ({ context }, { index }: Position) => Math.min(Math.max(index, 0), context.last),
    }),
  },
  guards: { isBack: ({ event }) => event.type === 'cursor.stepped' && event.by === -1 },
}).createMachine({
  id: 'chart-cursor',
  description: 'Selects one value of the chart, by pointer or by keyboard.',
  context: ({ input }) => ({ index: 0, last: input.last }),
  initial: 'idle',
  on: {
    'cursor.moved': {
      target: '.reading',
      actions: { type: 'setIndex', params: ({ event }) => ({ index: event.index }) },
      description: 'Pointer moves over a value.',
    },
    'cursor.jumped': {
      target: '.reading',
      actions: {
        type: 'setIndex',
        params: ({ context, event }) => ({ index: event.to === 'first' ? 0 : context.last }),
      },
      description: 'Home selects the first value, End the last.',
    },
  },
  states: {
    idle: {
      description: 'No value is selected.',
      on: {
        'cursor.stepped': [
          {
            guard: 'isBack',
            target: 'reading',
            actions: { type: 'setIndex', params: ({ context }) => ({ index: context.last }) },
            description: 'The left arrow selects the last value.',
          },
          {
            target: 'reading',
            actions: { type: 'setIndex', params: { index: 0 } },
            description: 'The right arrow selects the first value.',
          },
        ],
      },
    },
    reading: {
      description: 'The chart marks one value and announces it.',
      on: {
        'cursor.stepped': {
          actions: {
            type: 'setIndex',
            params: ({ context, event }) => ({ index: context.index + event.by }),
          },
          description: 'An arrow key selects the adjacent value and stops at either end.',
        },
        'cursor.exited': {
          target: 'idle',
          description: 'Pointer or focus exits the chart, or the visitor presses Escape.',
        },
      },
    },
  },
});
