import { timelineStages, type TimelineStage } from '../../content/constants';
import { timeline } from '../../content/home';
import type { timelineStageMachine } from '../../machines/timeline-stage/timeline-stage.machine';
import { button, type Eyes } from '../models/hands';
import type { Subject } from '../models/subject';

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
