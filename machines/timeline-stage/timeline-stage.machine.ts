import { setup } from 'xstate';
import type { TimelineStage } from '#content/constants.ts';

type TimelineStageEvent = { type: 'stage.selected'; stage: TimelineStage };

const otherStages = (stage: TimelineStage) =>
  (['today', 'day7', 'day14'] as const)
    .filter((id) => id !== stage)
    .map((id) => ({
      guard: { type: 'isStage' as const, params: { stage: id } },
      target: id,
      description: 'Visitor selects another stage.',
    }));

/** Selects the highlighted stage of the implementation timeline (specification §4.2). */
export const timelineStageMachine = setup({
  types: { events: {} as TimelineStageEvent },
  guards: {
    isStage: ({ event }, { stage }: { stage: TimelineStage }) => event.stage === stage,
  },
}).createMachine({
  id: 'timeline-stage',
  description: 'Selects the highlighted stage of the implementation timeline.',
  initial: 'today',
  states: {
    today: {
      description: 'Highlights the first card; both spans are dotted.',
      on: { 'stage.selected': otherStages('today') },
    },
    day7: {
      description: 'Highlights the second card; the first span is drawn.',
      on: { 'stage.selected': otherStages('day7') },
    },
    day14: {
      description: 'Highlights the last card; both spans are drawn.',
      on: { 'stage.selected': otherStages('day14') },
    },
  },
});
