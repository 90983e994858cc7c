import { useEffect, useRef } from 'react';
import type { ReplayPace } from '#content/atlas/run-panel.ts';
import { runReplayMachine } from '#machines/run-replay/run-replay.machine.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import type { ShownRun } from './use-run';

/** Binds the replay: each step that is left is shown in the address for a while. */
export function useReplay({ run, shown, text, show }: ShownRun) {
  const last = run.steps.length;
  const [snapshot, send] = useMachine(
    runReplayMachine.provide({ actions: { showNext: () => show(shown + 1, 'replace') } }),
  );
  const isPlaying = snapshot.matches('playing');

  const played = useRef(text);

  // Another run has nothing left of this one.
  useEffect(() => {
    if (played.current !== text && isPlaying) send({ type: 'replay.paused' });
    played.current = text;
  }, [text, isPlaying, send]);

  return {
    isPlaying,
    pace: snapshot.context.pace,
    choosePace: (pace: ReplayPace) => send({ type: 'pace.chosen', pace }),
    pause: () => send({ type: 'replay.paused' }),
    play: () => {
      const isOver = shown === last;
      if (isOver) show(0, 'replace');
      send({ type: 'replay.started', left: isOver ? last : last - shown });
    },
    /** A step that is picked by hand ends the replay. */
    goTo: (place: number) => {
      if (isPlaying) send({ type: 'replay.paused' });
      show(place);
    },
  };
}
