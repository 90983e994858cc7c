import { useEffect, useRef } from 'react';
import type { ReplayPace } from '#content/atlas/run-panel.ts';
import { runReplayMachine } from '#machines/run-replay/run-replay.machine.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import type { SimulationView } from './use-simulation';

/** Binds the replay, which shows the remaining steps one after the other. */
export function useReplay({ simulation, shown, text, show }: SimulationView) {
  const last = simulation.steps.length;
  const [snapshot, send] = useMachine(
    runReplayMachine.provide({ actions: { showNext: () => show(shown + 1, 'replace') } }),
  );
  const isPlaying = snapshot.matches('playing');
  /** The step from which a replay continues: the start again after the last one. */
  const from = shown === last ? 0 : shown;

  const played = useRef(text);

  // Another simulation ends the replay.
  useEffect(() => {
    if (played.current !== text && isPlaying) send({ type: 'replay.paused' });
    played.current = text;
  }, [text, isPlaying, send]);

  /** Shows a step and ends the replay. */
  const goTo = (index: number) => {
    if (isPlaying) send({ type: 'replay.paused' });
    show(index);
  };

  return {
    isPlaying,
    pace: snapshot.context.pace,
    choosePace: (pace: ReplayPace) => send({ type: 'pace.chosen', pace }),
    pause: () => send({ type: 'replay.paused' }),
    from,
    /** Replays to a step, by default the last. */
    play: (end = last) => {
      if (from !== shown) show(from, 'replace');
      send({ type: 'replay.started', remaining: end - from });
    },
    goTo,
    /** Shows the step before or after, if any. */
    stepBy: (by: 1 | -1) => {
      const index = shown + by;
      if (index >= 0 && index <= last) goTo(index);
    },
  };
}
