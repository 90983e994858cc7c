import type { About, Model } from '../model';
import type { solutionsTabMachine } from './solutions-tab.machine';

export const about: About = {
  title: 'Solutions tab',
  purpose: 'Shows the agents for the operations or for the workforce.',
  where: { routes: ['/'], view: 'The solutions section' },
};

export const model: Model<typeof solutionsTabMachine> = {
  events: { 'tab.selected': [{ tab: 'operations' }, { tab: 'workforce' }] },
  invariants: {
    'one tab is shown, never both and never none': ({ value }) =>
      ['operations', 'workforce'].includes(value),
  },
  steps: {
    'the tab that was picked last is shown': ({ event, after }) =>
      event.type !== 'tab.selected' || after.value === event.tab,
  },
  journeys: [
    { title: '§4 solutions: operations is shown first', events: [], end: 'operations' },
    {
      title: '§4 solutions: a pill changes the tab',
      events: [{ type: 'tab.selected', tab: 'workforce' }],
      end: 'workforce',
    },
    {
      title: '§4 solutions: the shown tab stays when picked again',
      events: [
        { type: 'tab.selected', tab: 'workforce' },
        { type: 'tab.selected', tab: 'workforce' },
      ],
      end: 'workforce',
    },
    {
      title: '§4 solutions: the visitor goes there and back',
      events: [
        { type: 'tab.selected', tab: 'workforce' },
        { type: 'tab.selected', tab: 'operations' },
      ],
      end: 'operations',
    },
  ],
};
