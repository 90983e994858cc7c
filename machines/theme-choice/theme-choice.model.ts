import type { About, Model } from '../model';
import type { themeChoiceMachine } from './theme-choice.machine';

const everyTheme = [{ theme: 'system' }, { theme: 'light' }, { theme: 'dark' }] as const;

export const about: About = {
  title: 'Theme choice',
  purpose: 'Stores a visitor’s choice of light or dark.',
  where: { routes: ['every page'], view: 'The theme switch and the theme menu' },
};

export const model: Model<typeof themeChoiceMachine> = {
  events: {
    'theme.toggled': [{ systemIsDark: true }, { systemIsDark: false }],
    'theme.chosen': everyTheme,
    'store.changed': everyTheme,
  },
  invariants: {},
  steps: {
    'the theme selected last applies': ({ event, after }) =>
      event.type !== 'theme.chosen' || after.value === event.theme,
    'the stored theme applies': ({ event, after }) =>
      event.type !== 'store.changed' || after.value === event.theme,
    'the switch shows the other theme first, then the system’s again': ({
      before,
      event,
      after,
    }) => {
      if (event.type !== 'theme.toggled') return true;
      const [same, opposite] = event.systemIsDark ? ['dark', 'light'] : ['light', 'dark'];
      const next = { system: opposite, [opposite]: same, [same]: 'system' };
      return after.value === next[before.value];
    },
    'exactly the visitor’s choices are stored': ({ event, effects }) =>
      effects.includes('storeTheme') === (event.type !== 'store.changed'),
  },
  journeys: [
    {
      title: 'theme: the switch turns a dark system light and stores it',
      events: [{ type: 'theme.toggled', systemIsDark: true }],
      end: 'light',
      effects: ['watchStore', 'storeTheme'],
    },
    {
      title: 'theme: three presses of the switch lead back to the system theme',
      events: [
        { type: 'theme.toggled', systemIsDark: false },
        { type: 'theme.toggled', systemIsDark: false },
        { type: 'theme.toggled', systemIsDark: false },
      ],
      end: 'system',
      effects: ['watchStore', 'storeTheme', 'storeTheme', 'storeTheme'],
    },
    {
      title: 'theme: a stored theme is applied without storing it again',
      events: [{ type: 'store.changed', theme: 'dark' }],
      end: 'dark',
      effects: ['watchStore'],
    },
    {
      title: 'theme: the system theme can be selected again',
      events: [
        { type: 'theme.chosen', theme: 'light' },
        { type: 'theme.chosen', theme: 'system' },
      ],
      end: 'system',
      effects: ['watchStore', 'storeTheme', 'storeTheme'],
    },
  ],
};
