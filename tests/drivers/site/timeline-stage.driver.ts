import { timelineStages, type TimelineStage } from '#content/constants.ts';
import { timeline } from '#content/site/home.ts';
import type { timelineStageMachine } from '#machines/timeline-stage/timeline-stage.machine.ts';
import { button, type Assertions } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const stageButton = (stage: TimelineStage) => button(timeline.stages[stage].label);

async function expectStage(page: Assertions, current: TimelineStage) {
  for (const stage of timelineStages) {
    await page.expectVisible(stageButton(stage), { pressed: stage === current });
  }
}

export const machineDriver: MachineDriver<typeof timelineStageMachine> = {
  path: '/',
  events: {
    'stage.selected': { act: (driver, { stage }) => driver.click(stageButton(stage)) },
  },
  stateAssertions: {
    today: (page) => expectStage(page, 'today'),
    day7: (page) => expectStage(page, 'day7'),
    day14: (page) => expectStage(page, 'day14'),
  },
};
