import type { About, Model } from '../model';
import type { themeChoiceMachine } from './theme-choice.machine';

const everyTheme = [{ theme: 'system' }, { theme: 'light' }, { theme: 'dark' }] as const;

export const about: About = {
  title: 'Theme choice',
  purpose: 'Stores a visitor’s choice of light or dark.',
  where: {
    routes: ['every page', '/machines', '/machines/*'],
    view: 'The theme switch and the theme menu',
  },
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
    'the switch inverts the system theme, then returns to it': ({ before, event, after }) => {
      if (event.type !== 'theme.toggled') return true;
      const inverted = event.systemIsDark ? 'light' : 'dark';
      return after.value === (before.value === 'system' ? inverted : 'system');
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
      title: 'theme: the switch turns a light system dark, then follows the system again',
      events: [
        { type: 'theme.toggled', systemIsDark: false },
        { type: 'theme.toggled', systemIsDark: false },
      ],
      end: 'system',
      effects: ['watchStore', 'storeTheme', 'storeTheme'],
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
