import type {
  themeChoiceMachine,
  ThemeChoice,
} from '#machines/theme-choice/theme-choice.machine.ts';
import { button, type Assertions, type Find, type Driver } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const labels = { system: 'System', light: 'Light', dark: 'Dark' } as const;
const themes = ['system', 'light', 'dark'] as const;
const radio = (theme: ThemeChoice): Find => ({ role: 'radio', name: labels[theme] });
const known = 'The page knows that already.';
const noPage = 'There is no page yet.';

/** What the whole page looks like. */
const paints = (driver: Driver, theme: ThemeChoice) =>
  theme === 'system'
    ? driver.expectAbsent({ css: '[data-theme] body' })
    : driver.expectVisible({ css: `[data-theme=${theme}] body` });

async function shows(page: Assertions, current: ThemeChoice) {
  for (const theme of themes)
    await page.expectVisible(radio(theme), { checked: theme === current });
  const kept = await page.stored('theme');
  if (kept !== (current === 'system' ? null : current)) throw new Error(`${String(kept)} is kept`);
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
        await paints(driver, theme);
      },
    },
    'theme.toggled': {
      can: ({ systemIsDark }, _, { isOpen }) =>
        !isOpen ? noPage : systemIsDark === dark || 'The system is as it is.',
      act: async (driver, _, { value }) => {
        await driver.click(button('Switch theme'));
        const isDark = value === 'system' ? dark : value === 'dark';
        await paints(driver, isDark ? 'light' : 'dark');
      },
    },
    'theme.chosen': {
      can: ({ theme }, { value }, { isOpen }) =>
        !isOpen ? noPage : theme !== value || 'It is the theme already.',
      act: async (driver, { theme }) => {
        await driver.click(radio(theme));
        await paints(driver, theme);
      },
    },
  },
  stateAssertions: {
    system: (page) => shows(page, 'system'),
    light: (page) => shows(page, 'light'),
    dark: (page) => shows(page, 'dark'),
  },
});

export const machineDrivers = [underSystem(false), underSystem(true)];
