import { solutions } from '#content/site/home.ts';
import type {
  solutionsTabMachine,
  SolutionsTab,
} from '#machines/solutions-tab/solutions-tab.machine.ts';
import { tab, type Eyes } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

const { operations, workforce } = solutions.tabs;

const panel = (name: string) => ({ role: 'tabpanel', name });

async function shows(eyes: Eyes, shown: SolutionsTab) {
  const hidden = shown === 'operations' ? workforce : operations;
  await eyes.see(tab(solutions.tabs[shown].label), { selected: true });
  await eyes.see(tab(hidden.label), { selected: false });
  await eyes.see(panel(solutions.tabs[shown].label));
  await eyes.miss(panel(hidden.label));
}

export const subject: Subject<typeof solutionsTabMachine> = {
  path: '/',
  events: {
    'tab.selected': { act: (hands, event) => hands.press(tab(solutions.tabs[event.tab].label)) },
  },
  promises: {
    operations: (eyes) => shows(eyes, 'operations'),
    workforce: (eyes) => shows(eyes, 'workforce'),
  },
};
