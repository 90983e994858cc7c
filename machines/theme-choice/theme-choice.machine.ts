import { setup } from 'xstate';
import { actionToProvide } from '../shared/must-be-provided';

export type ThemeChoice = 'system' | 'light' | 'dark';

type ThemeChoiceEvent =
  | { type: 'theme.toggled'; systemIsDark: boolean }
  | { type: 'theme.chosen'; theme: ThemeChoice }
  | { type: 'theme.restored'; theme: ThemeChoice };

const keeping = (theme: ThemeChoice) => ({ type: 'keepTheme' as const, params: { theme } });

const isTheme = (theme: ThemeChoice) => ({ type: 'isTheme' as const, params: { theme } });

const toOthers = (current: ThemeChoice) => {
  const others = (['system', 'light', 'dark'] as const).filter((theme) => theme !== current);
  return {
    'theme.chosen': others.map((theme) => ({
      guard: isTheme(theme),
      target: theme,
      actions: keeping(theme),
      description: 'The visitor picks another theme.',
    })),
  };
};

/** Light or dark: as the system has it until a visitor chooses. */
export const themeChoiceMachine = setup({
  types: { events: {} as ThemeChoiceEvent },
  actions: { keepTheme: actionToProvide<{ theme: ThemeChoice }>('keepTheme') },
  guards: {
    isTheme: ({ event }, { theme }: { theme: ThemeChoice }) =>
      event.type !== 'theme.toggled' && event.theme === theme,
    systemIsDark: ({ event }) => event.type === 'theme.toggled' && event.systemIsDark,
  },
}).createMachine({
  id: 'theme-choice',
  description: 'Whether pages are light or dark: as the system has it, or as the visitor chose.',
  initial: 'system',
  states: {
    system: {
      description: 'Pages follow the system’s setting.',
      on: {
        'theme.toggled': [
          {
            guard: 'systemIsDark',
            target: 'light',
            actions: keeping('light'),
            description: 'The system is dark, so the visitor gets the light theme.',
          },
          {
            target: 'dark',
            actions: keeping('dark'),
            description: 'The system is light, so the visitor gets the dark theme.',
          },
        ],
        ...toOthers('system'),
        'theme.restored': (['light', 'dark'] as const).map((theme) => ({
          guard: isTheme(theme),
          target: theme,
          description: 'This browser has kept this theme from an earlier visit.',
        })),
      },
    },
    light: {
      description: 'Pages are light whatever the system says.',
      on: {
        'theme.toggled': {
          target: 'dark',
          actions: keeping('dark'),
          description: 'The visitor flips the theme.',
        },
        ...toOthers('light'),
      },
    },
    dark: {
      description: 'Pages are dark whatever the system says.',
      on: {
        'theme.toggled': {
          target: 'light',
          actions: keeping('light'),
          description: 'The visitor flips the theme.',
        },
        ...toOthers('dark'),
      },
    },
  },
});
