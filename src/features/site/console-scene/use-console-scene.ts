import { useMachine } from '#src/binding/use-machine.ts';
import { consoleSceneMachine } from '#machines/console-scene/console-scene.machine.ts';

/** Binds a console's scene: rests on its last frame and plays on request. */
export function useConsoleScene(beats: number) {
  const [snapshot, send] = useMachine(consoleSceneMachine, { input: { beats } });
  return {
    frame: snapshot.context.beat,
    isPlaying: snapshot.matches('playing'),
    isPaused: snapshot.matches('paused'),
    start: () => send({ type: 'scene.started' }),
    pause: () => send({ type: 'scene.paused' }),
    resume: () => send({ type: 'scene.resumed' }),
  };
}

export type ConsoleScene = ReturnType<typeof useConsoleScene>;
