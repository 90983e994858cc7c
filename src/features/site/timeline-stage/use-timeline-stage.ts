import { useMachine } from '#src/binding/use-machine.ts';
import { timelineStages, type TimelineStage } from '#content/constants.ts';
import { timelineStageMachine } from '#machines/timeline-stage/timeline-stage.machine.ts';

/** Binds the implementation timeline: a stage's button highlights its card. */
export function useTimelineStage() {
  const [snapshot, send] = useMachine(timelineStageMachine);
  const current = timelineStages.findIndex((stage) => snapshot.matches(stage));
  return {
    current,
    isCurrent: (stage: TimelineStage) => snapshot.matches(stage),
    select: (stage: TimelineStage) => send({ type: 'stage.selected', stage }),
  };
}
