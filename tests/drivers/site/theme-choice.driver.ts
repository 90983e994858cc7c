import type {
  themeChoiceMachine,
  ThemeChoice,
} from '#machines/theme-choice/theme-choice.machine.ts';
import { button, type Assertions, type Find, type Driver } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const labels = { system: 'System', light: 'Light', dark: 'Dark' } as const;
const themes = ['system', 'light', 'dark'] as const;
const radio = (theme: ThemeChoice): Find => ({ role: 'radio', name: labels[theme] });
const known = 'The page has that theme already.';
const noPage = 'No page is open yet.';

/** Asserts the theme of the whole page. */
const expectTheme = (driver: Driver, theme: ThemeChoice) =>
  theme === 'system'
    ? driver.expectAbsent({ css: '[data-theme] body' })
    : driver.expectVisible({ css: `[data-theme=${theme}] body` });

async function expectChoice(page: Assertions, current: ThemeChoice) {
  for (const theme of themes)
    await page.expectVisible(radio(theme), { checked: theme === current });
  const stored = await page.stored('theme');
  if (stored !== (current === 'system' ? null : current))
    throw new Error(`stored ${String(stored)}`);
}

const underSystem = (dark: boolean): MachineDriver<typeof themeChoiceMachine> => ({
  scene: {
    start: { isOpen: false },
    next: ({ isOpen }, { type }) => ({ isOpen: isOpen || type === 'store.changed' }),
  },
  events: {
    'store.changed': {
      can: ({ theme }, { value }, { isOpen }) => !isOpen || theme !== value || known,
      async act(driver, { theme }, _, { isOpen }) {
        const stored = theme === 'system' ? null : theme;
        if (isOpen) await driver.writeFromOtherTab('theme', stored);
        else await driver.open('/about', { dark, stored: stored ? { theme } : {} });
        await expectTheme(driver, theme);
      },
    },
    'theme.toggled': {
      can: ({ systemIsDark }, _, { isOpen }) =>
        !isOpen ? noPage : systemIsDark === dark || 'The system preference is fixed here.',
      act: async (driver, _, { value }) => {
        await driver.click(button(`Switch theme (${labels[value]})`));
        const inverted = dark ? 'light' : 'dark';
        await expectTheme(driver, value === 'system' ? inverted : 'system');
      },
    },
    'theme.chosen': {
      can: ({ theme }, { value }, { isOpen }) =>
        !isOpen ? noPage : theme !== value || 'The theme is selected already.',
      act: async (driver, { theme }) => {
        await driver.click(radio(theme));
        await expectTheme(driver, theme);
      },
    },
  },
  stateAssertions: {
    system: (page) => expectChoice(page, 'system'),
    light: (page) => expectChoice(page, 'light'),
    dark: (page) => expectChoice(page, 'dark'),
  },
});

export const machineDrivers = [underSystem(false), underSystem(true)];
