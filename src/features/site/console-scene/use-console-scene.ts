import { useEffect, useRef } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { consoleSceneMachine } from '#machines/console-scene/console-scene.machine.ts';
import { prefersReducedMotion } from '#src/services/browser/motion.ts';
import { onceVisible } from './once-visible';

/** Binds a console's scene: starts when visible, plays once and stops on its last frame. */
export function useConsoleScene(beats: number) {
  const [snapshot, send] = useMachine(consoleSceneMachine, { input: { beats } });
  const stage = useRef<HTMLElement>(null);

  useEffect(() => {
    if (prefersReducedMotion()) {
      send({ type: 'motion.reduced' });
      return;
    }
    return stage.current
      ? onceVisible(stage.current, () => send({ type: 'scene.seen' }))
      : undefined;
  }, [send]);

  const isRunning = snapshot.matches('playing') || snapshot.matches('paused');
  return {
    stage,
    frame: isRunning ? snapshot.context.beat : beats - 1,
    isPlaying: snapshot.matches('playing'),
    isPaused: snapshot.matches('paused'),
    pause: () => send({ type: 'scene.paused' }),
    resume: () => send({ type: 'scene.resumed' }),
    replay: () => send({ type: 'scene.replayed' }),
  };
}

export type ConsoleScene = ReturnType<typeof useConsoleScene>;
