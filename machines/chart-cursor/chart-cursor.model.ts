import type { About, Model } from '../model';
import type { chartCursorMachine } from './chart-cursor.machine';

const back = { type: 'cursor.stepped', by: -1 } as const;
const forward = { type: 'cursor.stepped', by: 1 } as const;

export const about: About = {
  title: 'Chart cursor',
  purpose: 'Reads single values of the dashboard chart, by pointer or keyboard.',
  where: { routes: ['/dashboard'], view: 'The chart and its readout' },
};

export const model: Model<typeof chartCursorMachine> = {
  input: { last: 3 },
  events: {
    'cursor.moved': [{ index: -1 }, { index: 1 }, { index: 4 }],
    'cursor.stepped': [{ by: -1 }, { by: 1 }],
    'cursor.jumped': [{ to: 'first' }, { to: 'last' }],
    'cursor.exited': [{}],
  },
  invariants: {
    'the index is one of the four values': ({ context }) => [0, 1, 2, 3].includes(context.index),
  },
  steps: {
    'an arrow key selects the adjacent value and stops at either end': ({
      before,
      event,
      after,
    }) => {
      if (before.value !== 'reading' || event.type !== 'cursor.stepped') return true;
      const moved = after.context.index - before.context.index;
      return moved === event.by || (moved === 0 && [0, 3].includes(after.context.index));
    },
    'Home and End select the first and last value': ({ event, after }) =>
      event.type !== 'cursor.jumped' || after.context.index === (event.to === 'first' ? 0 : 3),
    'exiting the chart clears the selection': ({ event, after }) =>
      event.type !== 'cursor.exited' || after.value === 'idle',
  },
  ignored: {
    'cursor.exited': 'No value is selected.',
  },
  journeys: [
    {
      title:
        '§2.85 dashboard: the left arrow selects the newest value, and the right arrow stops there',
      events: [back, forward],
      end: 'reading',
      context: { index: 3 },
    },
    {
      title: '§2.85 dashboard: Home and the right arrow select the second value',
      events: [{ type: 'cursor.jumped', to: 'first' }, forward],
      end: 'reading',
      context: { index: 1 },
    },
    {
      title: '§2.85 dashboard: exiting the chart clears the selection',
      events: [{ type: 'cursor.moved', index: 2 }, { type: 'cursor.exited' }],
      end: 'idle',
    },
  ],
};
