import type { About, Model } from '../model';
import type { thankYouGuardMachine } from './thank-you-guard.machine';

export const about: About = {
  title: 'Thank-you guard',
  purpose: 'Shows the thank-you page only after a submission.',
  where: {
    routes: ['/thank-you'],
    view: 'Not visible; decides before the first paint',
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
    'the machine is done once decided': ({ value, status }) =>
      (status === 'done') === (value !== 'checking'),
  },
  steps: {
    'the thank-you page requires a submission': ({ event, after }) =>
      after.value !== 'allowed' ||
      (event.type === 'visitor.arrived' && (event.fromForm || event.sent)),
    'a visitor with a submission is never redirected': ({ event, after }) =>
      event.type !== 'visitor.arrived' ||
      (!event.fromForm && !event.sent) ||
      after.value === 'allowed',
  },
  journeys: [
    {
      title: '§16.1 thank you: shown when reached with fromForm',
      events: [{ type: 'visitor.arrived', fromForm: true, sent: false }],
      end: 'allowed',
    },
    {
      title: '§16.6 thank you: shown after the plain POST',
      events: [{ type: 'visitor.arrived', fromForm: false, sent: true }],
      end: 'allowed',
    },
    {
      title: '§16.5 thank you: a direct visit redirects to the home page',
      events: [{ type: 'visitor.arrived', fromForm: false, sent: false }],
      end: 'redirected',
    },
  ],
};
