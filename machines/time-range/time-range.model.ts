import type { About, Model } from '../model';
import type { timeRangeMachine } from './time-range.machine';

const november = { start: '2026-11-01', end: '2026-11-10' };
const backwards = { start: '2026-11-10', end: '2026-11-01' };
const oneDay = { start: '2026-11-10', end: '2026-11-10' };
const isSame = (one: object | string, other: object | string) =>
  JSON.stringify(one) === JSON.stringify(other);
const chosen = (range: '24h' | '7d' | '30d' | 'custom') =>
  ({ type: 'range.chosen', range }) as const;
const typed = (dates: typeof november) => ({ type: 'dates.changed', ...dates }) as const;

export const about: About = {
  title: 'Time range',
  purpose: 'Chooses the period whose figures the dashboard shows.',
  where: { routes: ['/dashboard'], view: 'The time range, its date fields and the period label' },
};

export const model: Model<typeof timeRangeMachine> = {
  events: {
    'range.chosen': [{ range: '24h' }, { range: '7d' }, { range: '30d' }, { range: 'custom' }],
    'dates.changed': [
      { start: '', end: '' },
      { start: '2026-11-01', end: '' },
      { start: '', end: '2026-11-01' },
      { start: '0202-11-01', end: '2026-11-10' },
      november,
      backwards,
      oneDay,
    ],
    'address.changed': [
      { range: { range: '24h' } },
      { range: { range: '7d' } },
      { range: { range: '30d' } },
      { range: { range: 'custom', ...november } },
      { range: { range: 'custom', ...oneDay } },
    ],
  },
  invariants: {
    'start and end are typed in custom only': ({ value, context: { start, end } }) =>
      typeof value === 'object' || (start === '' && end === ''),
    'whole days are typed out and in order': ({ value, context: { start, end } }) =>
      typeof value === 'string' ||
      value.custom !== 'whole' ||
      (start >= '2000' && end >= '2000' && start <= end),
    'days in the wrong order are typed out': ({ value, context: { start, end } }) =>
      typeof value === 'string' || value.custom !== 'backwards' || (end >= '2000' && start > end),
  },
  steps: {
    'only whole periods are written into the address': ({ event, after, effects }) =>
      event.type === 'dates.changed' && typeof after.value === 'object'
        ? effects.length === (after.value.custom === 'whole' ? 1 : 0)
        : effects.length === (event.type === 'range.chosen' && event.range !== 'custom' ? 1 : 0),
    'the address is followed': ({ event, after: { value, context } }) => {
      if (event.type !== 'address.changed') return true;
      if (event.range.range !== 'custom') return value === event.range.range;
      const { start, end } = event.range;
      return typeof value === 'object' && isSame(context, { start, end });
    },
    'a chosen period is shown': ({ event, after: { value } }) =>
      event.type !== 'range.chosen' ||
      (typeof value === 'string' ? value : 'custom') === event.range,
  },
  ignored: {
    'dates.changed': 'There are no date fields to type into.',
  },
  open: ({ value, context: { start, end } }) => {
    if (typeof value === 'string')
      return value === '30d' ? '/dashboard' : `/dashboard?range=${value}`;
    return value.custom === 'whole' ? `/dashboard?range=custom&start=${start}&end=${end}` : null;
  },
  journeys: [
    {
      title: '§4 time range: the last 30 days are shown first',
      events: [],
      end: '30d',
      effects: ['watchAddress'],
    },
    {
      title: '§4 time range: another range is shown and written into the address',
      events: [chosen('7d'), chosen('24h')],
      end: '24h',
      effects: ['watchAddress', 'writeRange', 'writeRange'],
      given: { writeRange: { range: '24h' } },
    },
    {
      title: '§4 time range: choosing another range clears start and end',
      events: [chosen('custom'), typed(november), chosen('7d'), chosen('custom')],
      end: { custom: 'partial' },
      context: { start: '', end: '' },
      effects: ['watchAddress', 'writeRange', 'writeRange'],
    },
    {
      title: '§4 time range: an end before the start keeps the last good range',
      events: [chosen('custom'), typed(november), typed(backwards)],
      end: { custom: 'backwards' },
      context: backwards,
      effects: ['watchAddress', 'writeRange'],
      given: { writeRange: { range: 'custom', ...november } },
    },
    {
      title: '§4 time range: half-typed days keep the last good range',
      events: [chosen('24h'), chosen('custom'), typed({ start: '2026-11-01', end: '0202-11-10' })],
      end: { custom: 'partial' },
      effects: ['watchAddress', 'writeRange'],
    },
    {
      title: '§4 time range: choosing custom days again keeps what is typed',
      events: [chosen('custom'), typed(backwards), chosen('custom')],
      end: { custom: 'backwards' },
      context: backwards,
    },
    {
      title: '§4 time range: Back leads from custom days to the range before',
      events: [
        chosen('custom'),
        typed(november),
        { type: 'address.changed', range: { range: '30d' } },
      ],
      end: '30d',
      context: { start: '', end: '' },
      effects: ['watchAddress', 'writeRange'],
    },
  ],
};
