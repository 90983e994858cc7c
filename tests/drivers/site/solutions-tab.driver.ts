import { solutions } from '#content/site/home.ts';
import type {
  solutionsTabMachine,
  SolutionsTab,
} from '#machines/solutions-tab/solutions-tab.machine.ts';
import { tab, type Assertions } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const { operations, workforce } = solutions.tabs;

const panel = (name: string) => ({ role: 'tabpanel', name });

async function expectTab(page: Assertions, selectedTab: SolutionsTab) {
  const hidden = selectedTab === 'operations' ? workforce : operations;
  await page.expectVisible(tab(solutions.tabs[selectedTab].label), { selected: true });
  await page.expectVisible(tab(hidden.label), { selected: false });
  await page.expectVisible(panel(solutions.tabs[selectedTab].label));
  await page.expectAbsent(panel(hidden.label));
}

export const machineDriver: MachineDriver<typeof solutionsTabMachine> = {
  path: '/',
  events: {
    'tab.selected': { act: (driver, event) => driver.click(tab(solutions.tabs[event.tab].label)) },
  },
  stateAssertions: {
    operations: (page) => expectTab(page, 'operations'),
    workforce: (page) => expectTab(page, 'workforce'),
  },
};
