import { Maximize, Minimize, Pause, Play, RotateCcw, SkipForward } from 'lucide';
import { useSyncExternalStore, type Ref } from 'react';
import { film } from '#content/film/film.ts';
import { filmPlayer } from '#content/film/film-scene.ts';
import { playTimeText } from '#src/lib/time/play-time.ts';
import {
  canFillScreen,
  isFullScreen,
  onFullScreen,
  toggleFullScreen,
} from '#src/services/browser/full-screen.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { ControlBar, IconButton, Label, Labels, NextButton, Time } from './controls.styles';
import { PositionSpan } from './PositionSpan';
import type { Player } from './use-film-player';

type ControlsProps = { player: Player; toggle: Ref<HTMLButtonElement> };

/** Renders play or pause, replay and position; with reduced motion, a button for the next beat. */
export function Controls({ player, toggle }: ControlsProps) {
  const { send, isStill, isPlaying, isPoster, position, next } = player;
  const toggles = isPlaying ? filmPlayer.pause : filmPlayer.play;
  return (
    <ControlBar>
      {isStill ? (
        <NextButton
          type="button"
          aria-disabled={next === undefined}
          onClick={() => send({ type: 'next.pressed' })}
        >
          <Icon as={SkipForward} size={20} />
          {filmPlayer.next}
        </NextButton>
      ) : (
        <IconButton
          ref={toggle}
          type="button"
          aria-label={toggles}
          onClick={() => send({ type: isPlaying ? 'pause.pressed' : 'play.pressed' })}
        >
          {isPlaying ? <Icon as={Pause} size={20} /> : <Icon as={Play} size={20} />}
        </IconButton>
      )}
      <IconButton
        type="button"
        aria-label={filmPlayer.replay}
        onClick={() => send({ type: 'replay.pressed' })}
      >
        <Icon as={RotateCcw} size={20} />
      </IconButton>
      <PositionSpan {...player} />
      <Time>{`${playTimeText(isPoster ? 0 : position)} / ${playTimeText(film.durationMs)}`}</Time>
      <FullScreenButton />
    </ControlBar>
  );
}

const never = () => () => {};
const no = () => false;

/** Renders the full-screen button, where full screen is allowed; the browser owns the state. */
function FullScreenButton() {
  const isAllowed = useSyncExternalStore(never, canFillScreen, no);
  const isFull = useSyncExternalStore(onFullScreen, isFullScreen, no);
  if (!isAllowed) return null;
  return (
    <IconButton
      type="button"
      aria-label={isFull ? filmPlayer.exitFullScreen : filmPlayer.fullScreen}
      onClick={() => toggleFullScreen()}
    >
      <Icon as={isFull ? Minimize : Maximize} size={20} />
    </IconButton>
  );
}

/** Renders the film's four labeled sections and marks the current one. */
export function PartLabels({ player }: { player: Player }) {
  return (
    <Labels role="group" aria-label={filmPlayer.labels}>
      {player.labels.map(({ id, label, startMs }) => (
        <Label
          key={id}
          type="button"
          aria-current={!player.isPoster && player.beat.id === id ? 'true' : undefined}
          onClick={() => player.send({ type: 'chapter.selected', at: startMs })}
        >
          <i aria-hidden="true" />
          {label}
        </Label>
      ))}
    </Labels>
  );
}
