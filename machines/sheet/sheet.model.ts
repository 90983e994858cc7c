import type { About, Model } from '../model';
import type { sheetMachine } from './sheet.machine';

const opened = { type: 'sheet.opened' } as const;

export const about: About = {
  title: 'Sheet',
  purpose: 'Keeps the menus and the chatbot preview within reach on a small screen.',
  where: {
    routes: ['site pages', 'workspace pages'],
    view: 'The menu button and its sheet; the Preview button and its sheet',
  },
};

export const model: Model<typeof sheetMachine> = {
  events: {
    'sheet.opened': [{}],
    'sheet.closed': [{}],
    'link.followed': [{}],
    'viewport.widened': [{}],
  },
  invariants: {},
  steps: {
    'nothing but its button opens the sheet': ({ before, event, after }) =>
      after.value === 'closed' || before.value === 'open' || event.type === 'sheet.opened',
    'closing, following a link and a wide screen leave no sheet open': ({ event, after }) =>
      event.type === 'sheet.opened' || after.value === 'closed',
  },
  ignored: {
    'sheet.opened': 'The sheet is open already.',
    'sheet.closed': 'The sheet is closed already.',
    'link.followed': 'No sheet is open.',
    'viewport.widened': 'No sheet is open.',
  },
  journeys: [
    {
      title: '§3 contracts, small screens: the button opens the sheet and closes it',
      events: [opened, opened, { type: 'sheet.closed' }],
      end: 'closed',
    },
    {
      title: '§4 header: following a link closes the sheet',
      events: [opened, { type: 'link.followed' }],
      end: 'closed',
    },
    {
      title: '§3 contracts, small screens: a screen that has become wide has no sheet',
      events: [opened, { type: 'viewport.widened' }],
      end: 'closed',
    },
  ],
};
