import { brand } from '../brand';
import { illustrative } from '../constants';

/** The copy shared by all industry pages (specification §2). */
export const industryPage = {
  challenges: 'Challenges',
  operations: 'Your Operations',
  workforce: 'Your Workforce',
  night: {
    heading: 'One night, minute by minute',
    log: 'Incident log',
    note: illustrative,
    comparison: ['Task', 'Today', `With ${brand.name}`],
  },
  results: 'Expected results',
  resultsLead: 'Each measured figure names its period and its baseline.',
  howLabel: 'How we measure',
  button: 'Book a Demo',
  watchDemo: 'Watch the demo',
  others: 'Other industries',
} as const;
