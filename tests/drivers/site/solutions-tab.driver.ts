import { solutions } from '#content/site/home.ts';
import type {
  solutionsTabMachine,
  SolutionsTab,
} from '#machines/solutions-tab/solutions-tab.machine.ts';
import { tab, type Assertions, type Driver } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const { operations, workforce } = solutions.tabs;

const panel = (name: string) => ({ role: 'tabpanel', name });

async function expectTab(page: Assertions, selectedTab: SolutionsTab) {
  const hidden = selectedTab === 'operations' ? workforce : operations;
  await page.expectVisible(tab(solutions.tabs[selectedTab].label), { selected: true });
  await page.expectVisible(tab(hidden.label), { selected: false });
  await page.expectCount({ css: '[role=tab][tabindex="0"]' }, 1);
  await page.expectVisible(panel(solutions.tabs[selectedTab].label));
  await page.expectAbsent(panel(hidden.label));
}

const visitor = (
  act: (driver: Driver, event: { tab: SolutionsTab }) => Promise<void>,
): MachineDriver<typeof solutionsTabMachine> => ({
  path: '/',
  events: { 'tab.selected': { act } },
  stateAssertions: {
    operations: (page) => expectTab(page, 'operations'),
    workforce: (page) => expectTab(page, 'workforce'),
  },
});

export const machineDrivers = [
  visitor((driver, event) => driver.click(tab(solutions.tabs[event.tab].label))),
  ...['ArrowLeft', 'ArrowRight', 'End'].map((key) =>
    visitor(async (driver, event) => {
      const isLast = event.tab === 'workforce';
      const from = tab((isLast ? operations : workforce).label);
      await driver.activate(from, key === 'End' && !isLast ? 'Home' : key);
      await driver.expectVisible(tab(solutions.tabs[event.tab].label), { focused: true });
    }),
  ),
];
