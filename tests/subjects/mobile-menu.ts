import { brand } from '../../content/brand';
import type { mobileMenuMachine } from '../../machines/mobile-menu/mobile-menu.machine';
import { button, link } from '../models/hands';
import type { Subject } from '../models/subject';

const sheet = { role: 'dialog', name: 'Menu' };
const opener = button('Open menu');
const covered = 'The open sheet covers its button.';
const noSheet = 'There is no sheet to close.';

export const subject: Subject<typeof mobileMenuMachine> = {
  path: '/about',
  given: { small: true },
  events: {
    'menu.opened': {
      can: (_, { value }) => value === 'closed' || covered,
      act: async (hands) => {
        await hands.resize(true);
        await hands.press(opener);
      },
    },
    'menu.closed': {
      can: (_, { value }) => value === 'open' || noSheet,
      control: button('Close menu', sheet),
    },
    'link.picked': {
      can: (_, { value }) => value === 'open' || noSheet,
      act: async (hands) => {
        await hands.press(link(`${brand.name} home`, sheet));
        await hands.address('/');
      },
    },
    'viewport.widened': {
      can: (_, { value }) =>
        value === 'open' || 'Without a sheet nobody asks how wide the screen is.',
      act: (hands) => hands.resize(false),
    },
  },
  promises: {
    closed: async (eyes) => {
      await eyes.miss(sheet);
    },
    open: async (eyes) => {
      await eyes.see(sheet);
      await eyes.see({ css: '[aria-haspopup=dialog]' }, { expanded: true });
    },
  },
};
