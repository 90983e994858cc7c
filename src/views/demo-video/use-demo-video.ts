import { useEffect, useRef } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { demoVideoMachine } from '../../../machines/demo-video/demo-video.machine';

/**
 * Binds the video's facade: nothing of the player is loaded before it is asked for, by a press or by
 * arriving at `hash`, where that is given.
 */
export function useDemoVideo(hash?: string) {
  const router = useRouter();
  const [snapshot, send] = useMachine(demoVideoMachine);
  const isPlaying = snapshot.matches('playing');
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    // The place of the page is the visitor's, or the hash's.
    if (isPlaying) frame.current?.focus({ preventScroll: true });
  }, [isPlaying]);

  useEffect(() => {
    if (!hash) return undefined;
    const match = () => {
      if (router.state.location.hash === hash) send({ type: 'hash.matched' });
    };
    match();
    // A link to the place where one already is renders again without a change of the address.
    return router.subscribe('onRendered', match);
  }, [hash, router, send]);

  return {
    isPlaying,
    frame,
    play: () => send({ type: 'play.pressed' }),
    close: () => send({ type: 'video.closed' }),
  };
}
