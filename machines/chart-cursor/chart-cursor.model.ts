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
  },
  steps: {
    'an arrow key reads the value beside, and holds at the ends': ({ before, event, after }) => {
      if (before.value !== 'reading' || event.type !== 'cursor.stepped') return true;
      const moved = after.context.index - before.context.index;
      return moved === event.by || (moved === 0 && [0, 3].includes(after.context.index));
    },
    'Home and End lead to the ends': ({ event, after }) =>
      event.type !== 'cursor.sent' || after.context.index === (event.to === 'first' ? 0 : 3),
    'who leaves the chart reads none of its values': ({ event, after }) =>
      event.type !== 'cursor.left' || after.value === 'away',
  },
  ignored: {
    'cursor.left': 'No value is being read.',
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
