import { setup } from 'xstate';
import type { TimelineStage } from '#content/constants.ts';

type TimelineStageEvent = { type: 'stage.selected'; stage: TimelineStage };

const elsewhere = (stage: TimelineStage) =>
  (['today', 'day7', 'day14'] as const)
    .filter((other) => other !== stage)
    .map((other) => ({
      guard: { type: 'isStage' as const, params: { stage: other } },
      target: other,
      description: 'The visitor picks another stage.',
    }));

/** The stage of the implementation timeline whose card is highlighted (specification §4). */
export const timelineStageMachine = setup({
  types: { events: {} as TimelineStageEvent },
  guards: {
    isStage: ({ event }, { stage }: { stage: TimelineStage }) => event.stage === stage,
  },
}).createMachine({
  id: 'timeline-stage',
  description: 'The stage of the implementation timeline whose card is highlighted.',
  initial: 'today',
  states: {
    today: {
      description: 'The first card is highlighted, both spans are still dotted.',
      on: { 'stage.selected': elsewhere('today') },
    },
    day7: {
      description: 'The second card is highlighted, the line has reached its pole.',
      on: { 'stage.selected': elsewhere('day7') },
    },
    day14: {
      description: 'The last card is highlighted, both spans are drawn.',
      on: { 'stage.selected': elsewhere('day14') },
    },
  },
});
