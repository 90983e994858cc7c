import { useEffect, useEffectEvent } from 'react';
import { film } from '#content/film/film.ts';
import { filmKey, type FilmKey } from '../film-key';
import { onKeyPress } from '#src/services/browser/key-presses.ts';
import { toggleFullScreen } from '#src/services/browser/full-screen.ts';
import type { Player } from './use-film-player';

/** A focused button, link or summary handles the space bar. */
const handlesSpace = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, summary, a') !== null;

/** Binds the film's keys: space or K, F for full screen, arrows, Home, End, and a digit for each label. */
export function useFilmKeys({ send, position, isPlaying, isStill, labels }: Player) {
  const press = useEffectEvent((key: FilmKey) => {
    switch (key.does) {
      case 'toggle':
        if (isStill) send({ type: 'next.pressed' });
        else send({ type: isPlaying ? 'pause.pressed' : 'play.pressed' });
        break;
      case 'fullScreen':
        toggleFullScreen();
        break;
      case 'step':
        send({ type: 'seek.requested', at: position + key.by * film.stepMs });
        break;
      case 'start':
        send({ type: 'seek.requested', at: 0 });
        break;
      case 'end':
        send({ type: 'seek.requested', at: film.durationMs });
        break;
      case 'label':
        send({ type: 'chapter.selected', at: labels[key.index]?.startMs ?? 0 });
        break;
    }
  });

  useEffect(
    () =>
      onKeyPress((event) => {
        const key = filmKey(event, labels.length);
        if (!key || (event.key === ' ' && handlesSpace(event.target))) return false;
        press(key);
        return true;
      }),
    [labels.length],
  );
}
