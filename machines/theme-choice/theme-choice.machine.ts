import { setup } from 'xstate';
import { actionToProvide, callbackToProvide } from '../shared/must-be-provided';

const themes = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themes)[number];
type Chosen = { theme: ThemeChoice };

export type ThemeChoiceEvent =
  | { type: 'theme.toggled'; systemIsDark: boolean }
  | ({ type: 'theme.chosen' } & Chosen)
  | ({ type: 'store.changed' } & Chosen);

const is = (theme: ThemeChoice) => ({ type: 'isTheme' as const, params: { theme } });
const store = (theme: ThemeChoice) => ({ type: 'storeTheme' as const, params: { theme } });

/** Light or dark: as the system has it until a visitor chooses. */
export const themeChoiceMachine = setup({
  types: { events: {} as ThemeChoiceEvent },
  actors: { watchStore: callbackToProvide<ThemeChoiceEvent>('watchStore') },
  actions: { storeTheme: actionToProvide<Chosen>('storeTheme') },
  guards: {
    isTheme: ({ event }, { theme }: Chosen) => 'theme' in event && event.theme === theme,
    systemIsDark: ({ event }) => event.type === 'theme.toggled' && event.systemIsDark,
  },
}).createMachine({
  id: 'theme-choice',
  description: 'Whether pages are light or dark: as the system has it, or as the visitor chose.',
  invoke: { id: 'watchStore', src: 'watchStore' },
  initial: 'system',
  on: {
    'theme.chosen': themes.map((theme) => ({
      guard: is(theme),
      target: `.${theme}` as const,
      actions: store(theme),
      description: 'The visitor picks this theme.',
    })),
    'store.changed': themes.map((theme) => ({
      guard: is(theme),
      target: `.${theme}` as const,
      description: 'This theme is stored from an earlier visit, or another tab stores it.',
    })),
  },
  states: {
    system: {
      description: 'Pages follow the system’s setting.',
      on: {
        'theme.toggled': [
          {
            guard: 'systemIsDark',
            target: 'light',
            actions: store('light'),
            description: 'The system is dark, so the visitor gets the light theme.',
          },
          {
            target: 'dark',
            actions: store('dark'),
            description: 'The system is light, so the visitor gets the dark theme.',
          },
        ],
      },
    },
    light: {
      description: 'Pages are light whatever the system says.',
      on: {
        'theme.toggled': {
          target: 'dark',
          actions: store('dark'),
          description: 'The visitor flips the theme.',
        },
      },
    },
    dark: {
      description: 'Pages are dark whatever the system says.',
      on: {
        'theme.toggled': {
          target: 'light',
          actions: store('light'),
          description: 'The visitor flips the theme.',
        },
      },
    },
  },
});
