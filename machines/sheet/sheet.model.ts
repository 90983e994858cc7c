import type { About, Model } from '../model';
import type { sheetMachine } from './sheet.machine';

const opened = { type: 'sheet.opened' } as const;

export const about: About = {
  title: 'Sheet',
  purpose: 'Shows the menus and the chatbot preview on small screens.',
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
    'only the button opens the sheet': ({ before, event, after }) =>
      after.value === 'closed' || before.value === 'open' || event.type === 'sheet.opened',
    'closing, following a link and a wide viewport close the sheet': ({ event, after }) =>
      event.type === 'sheet.opened' || after.value === 'closed',
  },
  ignored: {
    'sheet.opened': 'The sheet is already open.',
    'sheet.closed': 'The sheet is already closed.',
    'link.followed': 'The sheet is closed.',
    'viewport.widened': 'The sheet is closed.',
  },
  journeys: [
    {
      title: '§13 small screens: the button opens and closes the sheet',
      events: [opened, opened, { type: 'sheet.closed' }],
      end: 'closed',
    },
    {
      title: '§4 header: following a link closes the sheet',
      events: [opened, { type: 'link.followed' }],
      end: 'closed',
    },
    {
      title: '§13 small screens: a wide viewport closes the sheet',
      events: [opened, { type: 'viewport.widened' }],
      end: 'closed',
    },
  ],
};
