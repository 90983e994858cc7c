import type {
  themeChoiceMachine,
  ThemeChoice,
} from '#machines/theme-choice/theme-choice.machine.ts';
import { button, type Eyes, type Find, type Hands } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

const labels = { system: 'System', light: 'Light', dark: 'Dark' } as const;
const themes = ['system', 'light', 'dark'] as const;
const radio = (theme: ThemeChoice): Find => ({ role: 'radio', name: labels[theme] });
const known = 'The page knows that already.';
const noPage = 'There is no page yet.';

/** What the whole page looks like. */
const paints = (hands: Hands, theme: ThemeChoice) =>
  theme === 'system'
    ? hands.miss({ css: '[data-theme] body' })
    : hands.see({ css: `[data-theme=${theme}] body` });

async function shows(eyes: Eyes, current: ThemeChoice) {
  for (const theme of themes) await eyes.see(radio(theme), { checked: theme === current });
  const kept = await eyes.stored('theme');
  if (kept !== (current === 'system' ? null : current)) throw new Error(`${String(kept)} is kept`);
}

const underSystem = (dark: boolean): Subject<typeof themeChoiceMachine> => ({
  scene: {
    start: { isOpen: false },
    next: ({ isOpen }, { type }) => ({ isOpen: isOpen || type === 'store.changed' }),
  },
  events: {
    'store.changed': {
      can: ({ theme }, { value }, { isOpen }) => !isOpen || theme !== value || known,
      async act(hands, { theme }, _, { isOpen }) {
        const stored = theme === 'system' ? null : theme;
        if (isOpen) await hands.otherTab('theme', stored);
        else await hands.open('/about', { dark, stored: stored ? { theme } : {} });
        await paints(hands, theme);
      },
    },
    'theme.toggled': {
      can: ({ systemIsDark }, _, { isOpen }) =>
        !isOpen ? noPage : systemIsDark === dark || 'The system is as it is.',
      act: async (hands, _, { value }) => {
        await hands.press(button('Switch theme'));
        const isDark = value === 'system' ? dark : value === 'dark';
        await paints(hands, isDark ? 'light' : 'dark');
      },
    },
    'theme.chosen': {
      can: ({ theme }, { value }, { isOpen }) =>
        !isOpen ? noPage : theme !== value || 'It is the theme already.',
      act: async (hands, { theme }) => {
        await hands.press(radio(theme));
        await paints(hands, theme);
      },
    },
  },
  promises: {
    system: (eyes) => shows(eyes, 'system'),
    light: (eyes) => shows(eyes, 'light'),
    dark: (eyes) => shows(eyes, 'dark'),
  },
});

export const subjects = [underSystem(false), underSystem(true)];
