import { useEffect } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { fromCallback } from 'xstate';
import { beatAfter, beatAt, film } from '#content/film/film.ts';
import { filmPlayerMachine } from '#machines/film-player/film-player.machine.ts';
import { parseFilmQuery } from '../film-query';
import { frameClock } from '../frame-clock';
import { prefersReducedMotion } from '#src/services/browser/motion.ts';
import { onSeekRequest, type SeekRequests } from '../seek-requests';

const filmClock = fromCallback(({ sendBack }) =>
  frameClock((ms) => sendBack({ type: 'time.passed', ms })),
);
const machine = filmPlayerMachine.provide({ actors: { filmClock } });

/** Binds the film player to animation frames, the page's query and the embedding page. */
export function useFilmPlayer(seekRequests: SeekRequests = onSeekRequest) {
  const [snapshot, send] = useMachine(machine);

  useEffect(() => {
    const { autoplay, atMs } = parseFilmQuery(window.location.search);
    if (prefersReducedMotion()) send({ type: 'motion.reduced' });
    if (atMs !== null) send({ type: 'seek.requested', at: atMs });
    if (autoplay) send({ type: 'play.pressed' });
    return seekRequests((at) => send({ type: 'chapter.selected', at }));
  }, [send, seekRequests]);

  const { position } = snapshot.context;
  return {
    send,
    position,
    beat: beatAt(position),
    next: beatAfter(position),
    labels: film.beats.filter((beat) => beat.label !== undefined),
    isPoster: snapshot.matches('poster'),
    isPlaying: snapshot.matches('playing'),
    isStill: snapshot.matches('slideshow'),
  };
}

export type Player = ReturnType<typeof useFilmPlayer>;
