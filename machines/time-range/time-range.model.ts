import type { About, Model } from '../model';
import type { timeRangeMachine } from './time-range.machine';

const november = { start: '2026-11-01', end: '2026-11-10' };
const backwards = { start: '2026-11-10', end: '2026-11-01' };
const oneDay = { start: '2026-11-10', end: '2026-11-10' };
const chosen = (range: '24h' | '7d' | '30d' | 'custom') =>
  ({ type: 'range.chosen', range }) as const;
const typed = (dates: typeof november) => ({ type: 'dates.changed', ...dates }) as const;

export const about: About = {
  title: 'Time range',
  purpose: 'Selects the period of the dashboard’s figures.',
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
    'only custom has start and end dates': ({ value, context: { start, end } }) =>
      typeof value === 'object' || (start === '' && end === ''),
    'complete dates are in order': ({ value, context: { start, end } }) =>
      typeof value === 'string' ||
      value.custom !== 'complete' ||
      start + end === '' ||
      (start >= '2000' && end >= '2000' && start <= end),
    'backwards dates are complete': ({ value, context: { start, end } }) =>
      typeof value === 'string' || value.custom !== 'backwards' || (end >= '2000' && start > end),
  },
  steps: {
    'only valid periods are written into the URL': ({ event, after, effects }) =>
      event.type === 'dates.changed' && typeof after.value === 'object'
        ? effects.length === (after.value.custom === 'complete' ? 1 : 0)
        : effects.length === (event.type === 'range.chosen' && event.range !== 'custom' ? 1 : 0),
    'the period follows the URL': ({ event, after: { value, context } }) => {
      if (event.type !== 'address.changed') return true;
      if (event.range.range !== 'custom') return value === event.range.range;
      return typeof value === 'object' && value.custom === 'complete' && context.start === '';
    },
    'a selected period is shown': ({ event, after: { value } }) =>
      event.type !== 'range.chosen' ||
      (typeof value === 'string' ? value : 'custom') === event.range,
  },
  ignored: {
    'dates.changed': 'The date fields are not shown.',
  },
  open: ({ value, context: { start, end } }) => {
    if (typeof value === 'string')
      return value === '30d' ? '/dashboard' : `/dashboard?range=${value}`;
    return value.custom === 'complete' && start
      ? `/dashboard?range=custom&start=${start}&end=${end}`
      : null;
  },
  journeys: [
    {
      title: '§4.5 time range: the initial period is 30 days',
      events: [],
      end: '30d',
      effects: ['watchAddress'],
    },
    {
      title: '§4.5 time range: selecting a range shows it and updates the URL',
      events: [chosen('7d'), chosen('24h')],
      end: '24h',
      effects: ['watchAddress', 'writeRange', 'writeRange'],
      effectInputs: { writeRange: { range: '24h' } },
    },
    {
      title: '§4.5 time range: selecting another range clears start and end',
      events: [chosen('custom'), typed(november), chosen('7d'), chosen('custom')],
      end: { custom: 'partial' },
      context: { start: '', end: '' },
      effects: ['watchAddress', 'writeRange', 'writeRange'],
    },
    {
      title: '§4.20 time range: an end before the start keeps the last valid range',
      events: [chosen('custom'), typed(november), typed(backwards)],
      end: { custom: 'backwards' },
      context: backwards,
      effects: ['watchAddress', 'writeRange'],
      effectInputs: { writeRange: { range: 'custom', ...november } },
    },
    {
      title: '§4.20 time range: incomplete dates keep the last valid range',
      events: [chosen('24h'), chosen('custom'), typed({ start: '2026-11-01', end: '0202-11-10' })],
      end: { custom: 'partial' },
      effects: ['watchAddress', 'writeRange'],
    },
    {
      title: '§4.5 time range: selecting Custom again keeps the dates',
      events: [chosen('custom'), typed(backwards), chosen('custom')],
      end: { custom: 'backwards' },
      context: backwards,
    },
    {
      title: '§4.5 time range: Back returns from custom dates to the previous range',
      events: [
        chosen('custom'),
        typed(november),
        { type: 'address.changed', range: { range: '30d' } },
      ],
      end: '30d',
      context: { start: '', end: '' },
      effects: ['watchAddress', 'writeRange'],
    },
    {
      title: '§4.5 time range: dates that the URL has are not kept a second time',
      events: [
        chosen('custom'),
        typed(november),
        { type: 'address.changed', range: { range: 'custom', ...november } },
      ],
      end: { custom: 'complete' },
      context: { start: '', end: '' },
      effects: ['watchAddress', 'writeRange'],
    },
  ],
};
