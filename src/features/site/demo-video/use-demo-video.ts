import { useEffect, useRef, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useMachine } from '#src/binding/use-machine.ts';
import { demoVideoMachine } from '#machines/demo-video/demo-video.machine.ts';
import { createPlayerFrame } from './player-frame';

/**
 * Binds the video's facade: nothing of the player is loaded before it is asked for, by a press or by
 * arriving at `hash`, where that is given.
 */
export function useDemoVideo(hash?: string) {
  const router = useRouter();
  const [player] = useState(() => createPlayerFrame());
  const playButton = useRef<HTMLButtonElement>(null);
  const hasPlayed = useRef(false);
  const stage = useRef<HTMLDivElement>(null);
  const [snapshot, send] = useMachine(
    demoVideoMachine.provide({ actions: { seekPlayer: (_, { at }) => player.seek(at) } }),
  );
  const isPlaying = snapshot.matches('playing');
  const { startAt } = snapshot.context;

  useEffect(() => {
    // What was pressed may be gone. The place of the page is the visitor's, or the hash's.
    const successor = isPlaying ? player : hasPlayed.current ? playButton.current : null;
    if (document.activeElement === document.body) successor?.focus({ preventScroll: true });
    hasPlayed.current = isPlaying;
  }, [player, isPlaying]);

  useEffect(() => {
    if (isPlaying && startAt !== null) stage.current?.scrollIntoView({ block: 'nearest' });
  }, [isPlaying, startAt]);

  useEffect(() => {
    if (!hash) return undefined;
    const match = () => {
      if (router.state.location.hash === hash) send({ type: 'hash.matched' });
    };
    match();
    return router.subscribe('onRendered', ({ hrefChanged }) => {
      match();
      // A link to the hash where one already is changes no address, and the router scrolls nowhere.
      if (!hrefChanged && router.state.location.hash === hash)
        document.getElementById(hash)?.scrollIntoView();
    });
  }, [hash, router, send]);

  return {
    isPlaying,
    startAt,
    frame: player.ref,
    stage,
    playButton,
    play: () => send({ type: 'play.pressed' }),
    loaded: () => send({ type: 'player.loaded' }),
    close: () => send({ type: 'video.closed' }),
    pick: (at: number) => {
      send({ type: 'label.picked', at });
      stage.current?.scrollIntoView({ block: 'nearest' });
    },
  };
}
