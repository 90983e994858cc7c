import type { About, Model } from '../model';
import type { solutionsTabMachine } from './solutions-tab.machine';

export const about: About = {
  title: 'Solutions tab',
  purpose: 'Shows the agents for operations or for the workforce.',
  where: { routes: ['/'], view: 'The solutions section' },
};

export const model: Model<typeof solutionsTabMachine> = {
  events: { 'tab.selected': [{ tab: 'operations' }, { tab: 'workforce' }] },
  invariants: {
    'exactly one tab is selected': ({ value }) => ['operations', 'workforce'].includes(value),
  },
  steps: {
    'the tab selected last is shown': ({ event, after }) =>
      event.type !== 'tab.selected' || after.value === event.tab,
  },
  journeys: [
    { title: '§4.1 solutions: operations is the initial tab', events: [], end: 'operations' },
    {
      title: '§4.1 solutions: selecting a tab shows it',
      events: [{ type: 'tab.selected', tab: 'workforce' }],
      end: 'workforce',
    },
    {
      title: '§4.1 solutions: selecting the shown tab again keeps it',
      events: [
        { type: 'tab.selected', tab: 'workforce' },
        { type: 'tab.selected', tab: 'workforce' },
      ],
      end: 'workforce',
    },
    {
      title: '§4.1 solutions: both tabs can be selected in turn',
      events: [
        { type: 'tab.selected', tab: 'workforce' },
        { type: 'tab.selected', tab: 'operations' },
      ],
      end: 'operations',
    },
  ],
};
