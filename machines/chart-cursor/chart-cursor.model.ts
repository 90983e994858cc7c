import type { About, Model } from '../model';
import type { chartCursorMachine } from './chart-cursor.machine';

const back = { type: 'cursor.stepped', by: -1 } as const;
const on = { type: 'cursor.stepped', by: 1 } as const;

export const about: About = {
  title: 'Chart cursor',
  purpose: 'Reads single values of the dashboard’s chart, by pointer or by keyboard.',
  where: { routes: ['/dashboard'], view: 'The chart and its readout' },
};

export const model: Model<typeof chartCursorMachine> = {
  input: { last: 3 },
  events: {
    'cursor.pointed': [{ index: -1 }, { index: 1 }, { index: 4 }],
    'cursor.stepped': [{ by: -1 }, { by: 1 }],
    'cursor.sent': [{ to: 'first' }, { to: 'last' }],
    'cursor.left': [{}],
  },
  invariants: {
    'the cursor stands on one of the four values': ({ context }) =>
      [0, 1, 2, 3].includes(context.index),
    'it is away or reads': ({ value }) => ['away', 'reading'].includes(value),
  },
  journeys: [
    {
      title: '§2 dashboard: the first step back reads the newest value, and the end holds',
      events: [back, on],
      end: 'reading',
      context: { index: 3 },
    },
    {
      title: '§2 dashboard: Home and an arrow key read the second value',
      events: [{ type: 'cursor.sent', to: 'first' }, on],
      end: 'reading',
      context: { index: 1 },
    },
    {
      title: '§2 dashboard: who leaves the chart reads none of its values',
      events: [{ type: 'cursor.pointed', index: 2 }, { type: 'cursor.left' }],
      end: 'away',
    },
  ],
};
