import { timelineStages, type TimelineStage } from '#content/constants.ts';
import { timeline } from '#content/site/home.ts';
import type { timelineStageMachine } from '#machines/timeline-stage/timeline-stage.machine.ts';
import { button, type Eyes } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

const stageButton = (stage: TimelineStage) => button(timeline.stages[stage].label);

async function highlights(eyes: Eyes, current: TimelineStage) {
  for (const stage of timelineStages) {
    await eyes.see(stageButton(stage), { pressed: stage === current });
  }
}

export const subject: Subject<typeof timelineStageMachine> = {
  path: '/',
  events: {
    'stage.selected': { act: (hands, { stage }) => hands.press(stageButton(stage)) },
  },
  promises: {
    today: (eyes) => highlights(eyes, 'today'),
    day7: (eyes) => highlights(eyes, 'day7'),
    day14: (eyes) => highlights(eyes, 'day14'),
  },
};
