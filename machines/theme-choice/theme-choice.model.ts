import { everyRoute } from '../../content/route-groups';
import type { About, Model } from '../model';
import type { themeChoiceMachine } from './theme-choice.machine';

const everyTheme = [{ theme: 'system' }, { theme: 'light' }, { theme: 'dark' }] as const;

export const about: About = {
  title: 'Theme choice',
  purpose: 'Keeps a visitor’s choice of light or dark.',
  where: { routes: everyRoute, view: 'The theme switch and the theme menu' },
};

export const model: Model<typeof themeChoiceMachine> = {
  events: {
    'theme.toggled': [{ systemIsDark: true }, { systemIsDark: false }],
    'theme.chosen': everyTheme,
    'theme.restored': everyTheme,
  },
  invariants: {},
  steps: {
    'the theme that was asked for last holds': ({ event, after }) =>
      event.type !== 'theme.chosen' || after.value === event.theme,
    'what was kept from an earlier visit holds until a visitor chooses': ({
      before,
      event,
      after,
    }) =>
      event.type !== 'theme.restored' ||
      after.value === (before.value === 'system' ? event.theme : before.value),
    'the switch always turns dark to light and light to dark': ({ before, event, after }) => {
      if (event.type !== 'theme.toggled') return true;
      const wasDark = before.value === 'system' ? event.systemIsDark : before.value === 'dark';
      return after.value === (wasDark ? 'light' : 'dark');
    },
    'only what the visitor changes is kept': ({ before, event, after, effects }) =>
      effects.includes('keepTheme') ===
      (event.type !== 'theme.restored' && before.value !== after.value),
  },
  ignored: {
    'theme.restored': 'It is read once, when a page is opened.',
  },
  journeys: [
    {
      title: 'theme: the switch turns a dark system light, and it is kept',
      events: [{ type: 'theme.toggled', systemIsDark: true }],
      end: 'light',
      effects: ['keepTheme'],
    },
    {
      title: 'theme: the switch turns a light system dark, and back',
      events: [
        { type: 'theme.toggled', systemIsDark: false },
        { type: 'theme.toggled', systemIsDark: false },
      ],
      end: 'light',
      effects: ['keepTheme', 'keepTheme'],
    },
    {
      title: 'theme: what is restored from an earlier visit is not kept anew',
      events: [{ type: 'theme.restored', theme: 'dark' }],
      end: 'dark',
      effects: [],
    },
    {
      title: 'theme: a visitor can go back to the system’s',
      events: [
        { type: 'theme.chosen', theme: 'light' },
        { type: 'theme.chosen', theme: 'system' },
      ],
      end: 'system',
      effects: ['keepTheme', 'keepTheme'],
    },
  ],
};
