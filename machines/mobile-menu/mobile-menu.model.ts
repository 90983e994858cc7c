import { siteRoutes, workspaceRoutes } from '../../content/route-groups';
import type { About, Model } from '../model';
import type { mobileMenuMachine } from './mobile-menu.machine';

export const about: About = {
  title: 'Mobile menu',
  purpose: 'Makes every menu reachable on a small screen.',
  where: { routes: [...siteRoutes, ...workspaceRoutes], view: 'The sheet behind the menu button' },
};

export const model: Model<typeof mobileMenuMachine> = {
  events: {
    'menu.opened': [{}],
    'menu.closed': [{}],
    'link.picked': [{}],
    'viewport.widened': [{}],
  },
  invariants: {},
  steps: {
    'nothing but its button opens the menu': ({ before, event, after }) =>
      after.value === 'closed' || before.value === 'open' || event.type === 'menu.opened',
    'closing, following a link and a wide screen leave no menu open': ({ event, after }) =>
      event.type === 'menu.opened' || after.value === 'closed',
  },
  ignored: {
    'menu.opened': 'The menu is open already.',
    'menu.closed': 'The menu is closed already.',
    'link.picked': 'No sheet is open.',
    'viewport.widened': 'No sheet is open.',
  },
  journeys: [
    {
      title: '§3 contracts, small screens: the button opens the menu and closes it',
      events: [{ type: 'menu.opened' }, { type: 'menu.closed' }],
      end: 'closed',
    },
    {
      title: '§4 header: following a link closes the sheet',
      events: [{ type: 'menu.opened' }, { type: 'link.picked' }],
      end: 'closed',
    },
    {
      title: '§3 contracts, small screens: a screen that has become wide has no sheet',
      events: [{ type: 'menu.opened' }, { type: 'viewport.widened' }],
      end: 'closed',
    },
  ],
};
