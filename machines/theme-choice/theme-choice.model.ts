import { everyRoute } from '../routes';
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
  invariants: {
    'the choice is a known theme': ({ value }) => ['system', 'light', 'dark'].includes(value),
    'it never ends': ({ status }) => status === 'active',
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
