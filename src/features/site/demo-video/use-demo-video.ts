import { useEffect, useRef, useState } from 'react';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useMachine } from '#src/binding/use-machine.ts';
import { demoVideoMachine } from '#machines/demo-video/demo-video.machine.ts';
import { createPlayerFrame } from './player-frame';

/** Calls `listener` if a link opens the hash, now or later; links to it scroll. Returns a disposer. */
function onHash(router: AnyRouter, hash: string | undefined, listener: () => void) {
  if (!hash) return undefined;
  const isOpen = () => router.state.location.hash === hash;
  if (isOpen()) listener();
  return router.subscribe('onRendered', ({ hrefChanged }) => {
    if (!isOpen()) return;
    listener();
    // A link to the current hash doesn't change the URL, so the router doesn't scroll.
    if (!hrefChanged) document.getElementById(hash)?.scrollIntoView();
  });
}

/**
 * Binds the video's facade: the player loads only on a press of play or when the URL hash is
 * `hash`.
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
    // The pressed button may be unmounted. The scroll position belongs to the visitor or the hash.
    const successor = isPlaying ? player : hasPlayed.current ? playButton.current : null;
    if (document.activeElement === document.body) successor?.focus({ preventScroll: true });
    hasPlayed.current = isPlaying;
  }, [player, isPlaying]);

  useEffect(() => {
    if (isPlaying && startAt !== null) stage.current?.scrollIntoView({ block: 'nearest' });
  }, [isPlaying, startAt]);

  useEffect(() => onHash(router, hash, () => send({ type: 'hash.matched' })), [hash, router, send]);

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
      send({ type: 'chapter.selected', at });
      stage.current?.scrollIntoView({ block: 'nearest' });
    },
  };
}
