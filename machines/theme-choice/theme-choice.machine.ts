import { setup } from 'xstate';
import { actionToProvide, callbackToProvide } from '../shared/must-be-provided';

const themes = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themes)[number];
type Theme = { theme: ThemeChoice };

export type ThemeChoiceEvent =
  | { type: 'theme.toggled'; systemIsDark: boolean }
  | ({ type: 'theme.chosen' } & Theme)
  | ({ type: 'store.changed' } & Theme);

const is = (theme: ThemeChoice) => ({ type: 'isTheme' as const, params: { theme } });
const store = (theme: ThemeChoice) => ({ type: 'storeTheme' as const, params: { theme } });

const toSystem = {
  target: 'system' as const,
  actions: store('system'),
  description: 'Visitor toggles the theme again.',
};

/** Selects light or dark; follows the system until the visitor chooses. */
export const themeChoiceMachine = setup({
  types: { events: {} as ThemeChoiceEvent },
  actors: { watchStore: callbackToProvide<ThemeChoiceEvent>('watchStore') },
  actions: { storeTheme: actionToProvide<Theme>('storeTheme') },
  guards: {
    isTheme: ({ event }, { theme }: Theme) => 'theme' in event && event.theme === theme,
    systemIsDark: ({ event }) => event.type === 'theme.toggled' && event.systemIsDark,
  },
}).createMachine({
  id: 'theme-choice',
  description: 'Selects the color theme: the system’s, light or dark.',
  invoke: { id: 'watchStore', src: 'watchStore' },
  initial: 'system',
  on: {
    'theme.chosen': themes.map((theme) => ({
      guard: is(theme),
      target: `.${theme}` as const,
      actions: store(theme),
      description: 'Visitor selects this theme.',
    })),
    'store.changed': themes.map((theme) => ({
      guard: is(theme),
      target: `.${theme}` as const,
      description: 'The store has this theme from an earlier visit or another tab.',
    })),
  },
  states: {
    system: {
      description: 'Pages follow the system setting.',
      on: {
        'theme.toggled': [
          {
            guard: 'systemIsDark',
            target: 'light',
            actions: store('light'),
            description: 'Visitor toggles the theme while the system is dark.',
          },
          {
            target: 'dark',
            actions: store('dark'),
            description: 'Visitor toggles the theme while the system is light.',
          },
        ],
      },
    },
    light: { description: 'Pages are light.', on: { 'theme.toggled': toSystem } },
    dark: { description: 'Pages are dark.', on: { 'theme.toggled': toSystem } },
  },
});
