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
    'range.restored': [
      { shown: { range: '24h' } },
      { shown: { range: '7d' } },
      { shown: { range: '30d' } },
      { shown: { range: 'custom', ...november } },
      { shown: { range: 'custom', ...oneDay } },
    ],
  },
  invariants: {
    'start and end are typed in custom only': ({ value, context: { start, end } }) =>
      typeof value === 'object' || (start === '' && end === ''),
    'a rolling range shows itself': ({ value, context: { shown } }) =>
      typeof value === 'object' || shown.range === value,
    'what is shown never runs backwards and is typed out': ({ context: { shown } }) =>
      shown.range !== 'custom' || (shown.start >= '2000' && shown.start <= shown.end),
    'whole custom days are what is shown': ({ value, context: { start, end, shown } }) =>
      typeof value === 'string' ||
      value.custom !== 'whole' ||
      (shown.range === 'custom' && shown.start === start && shown.end === end),
  },
  steps: {
    'the figures never leave the last whole range for half-typed days': ({
      before,
      event,
      after,
    }) =>
      event.type !== 'dates.changed' ||
      event.start.length * event.end.length > 0 ||
      after.context.shown === before.context.shown,
    'what the address says is shown, and not written anew': ({ event, after, effects }) =>
      event.type !== 'range.restored' ||
      (effects.length === 0 && isSame(after.context.shown, event.shown)),
    'what the address says already does not disturb who is typing': ({ before, event, after }) =>
      event.type !== 'range.restored' ||
      !isSame(event.shown, before.context.shown) ||
      (isSame(after.value, before.value) && isSame(after.context, before.context)),
    'a change of what is shown is written into the address': ({ before, event, after, effects }) =>
      event.type === 'range.restored' ||
      JSON.stringify(after.context.shown) === JSON.stringify(before.context.shown) ||
      effects.includes('writeRange'),
  },
  ignored: {
    'dates.changed': 'There are no date fields to type into.',
  },
  open: ({ value, context: { shown } }) => {
    if (typeof value === 'string')
      return value === '30d' ? '/dashboard' : `/dashboard?range=${value}`;
    if (value.custom !== 'whole' || shown.range !== 'custom') return null;
    return `/dashboard?range=custom&start=${shown.start}&end=${shown.end}`;
  },
  journeys: [
    { title: '§4 time range: the last 30 days are shown first', events: [], end: '30d' },
    {
      title: '§4 time range: another range is shown and written into the address',
      events: [chosen('7d'), chosen('24h'), chosen('24h')],
      end: '24h',
      context: { shown: { range: '24h' } },
      effects: ['writeRange', 'writeRange'],
    },
    {
      title: '§4 time range: choosing another range clears start and end',
      events: [chosen('custom'), typed(november), chosen('7d'), chosen('custom')],
      end: { custom: 'partial' },
      context: { start: '', end: '', shown: { range: '7d' } },
      effects: ['writeRange', 'writeRange'],
    },
    {
      title: '§4 time range: an end before the start keeps the last good range',
      events: [chosen('custom'), typed(november), typed(backwards)],
      end: { custom: 'backwards' },
      context: { ...backwards, shown: { range: 'custom', ...november } },
      effects: ['writeRange'],
    },
    {
      title: '§4 time range: half-typed days keep the last good range',
      events: [
        chosen('24h'),
        chosen('custom'),
        { type: 'dates.changed', start: '2026-11-01', end: '0202-11-10' },
      ],
      end: { custom: 'partial' },
      context: { shown: { range: '24h' } },
      effects: ['writeRange'],
    },
    {
      title: '§4 time range: what the address says already does not disturb who is typing',
      events: [chosen('custom'), { type: 'range.restored', shown: { range: '30d' } }],
      end: { custom: 'partial' },
      effects: [],
    },
    {
      title: '§4 time range: Back leads from custom days to the range before',
      events: [
        chosen('custom'),
        typed(november),
        { type: 'range.restored', shown: { range: '30d' } },
      ],
      end: '30d',
      context: { start: '', end: '' },
      effects: ['writeRange'],
    },
  ],
};
