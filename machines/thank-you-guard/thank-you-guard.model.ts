import type { About, Model } from '../model';
import type { thankYouGuardMachine } from './thank-you-guard.machine';

export const about: About = {
  title: 'Thank-you guard',
  purpose: 'Thanks those who have submitted a form, and nobody else.',
  where: {
    routes: ['/thank-you'],
    view: 'Nothing to see; it decides before anything is painted',
  },
};

export const model: Model<typeof thankYouGuardMachine> = {
  events: {
    'visitor.arrived': [
      { fromForm: true, sent: false },
      { fromForm: false, sent: true },
      { fromForm: true, sent: true },
      { fromForm: false, sent: false },
    ],
  },
  invariants: {
    'it is decided once': ({ value, status }) => (status === 'done') === (value !== 'checking'),
  },
  steps: {
    'the thank-you page is never reached without a submission': ({ event, after }) =>
      after.value !== 'allowed' ||
      (event.type === 'visitor.arrived' && (event.fromForm || event.sent)),
    'nobody who has submitted is sent away': ({ event, after }) =>
      event.type !== 'visitor.arrived' ||
      (!event.fromForm && !event.sent) ||
      after.value === 'allowed',
  },
  journeys: [
    {
      title: '§2 thank you: shown when reached with fromForm',
      events: [{ type: 'visitor.arrived', fromForm: true, sent: false }],
      end: 'allowed',
    },
    {
      title: '§6 contracts, thank you: shown where the plain POST lands',
      events: [{ type: 'visitor.arrived', fromForm: false, sent: true }],
      end: 'allowed',
    },
    {
      title: '§8 thank you: a direct visit is sent home',
      events: [{ type: 'visitor.arrived', fromForm: false, sent: false }],
      end: 'redirected',
    },
  ],
};
