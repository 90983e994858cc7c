import { useEffect, useRef } from 'react';
import { useMachine } from '@xstate/react';
import { demoVideoMachine } from '../../../machines/demo-video/demo-video.machine';

/** Binds the video's facade: nothing of the player is loaded before it is asked for. */
export function useDemoVideo() {
  const [snapshot, send] = useMachine(demoVideoMachine);
  const isPlaying = snapshot.matches('playing');
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);

  return {
    isPlaying,
    frame,
    play: () => send({ type: 'play.pressed' }),
    close: () => send({ type: 'video.closed' }),
  };
}
