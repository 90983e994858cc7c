import { Play } from 'lucide';
import { useRef, useSyncExternalStore } from 'react';
import { demoVideo } from '#content/film/demo-video.ts';
import { film } from '#content/film/film.ts';
import { filmPlayer, filmScene } from '#content/film/film-scene.ts';
import type { SeekRequests } from '../seek-requests';
import { clockText, playTimeText } from '#src/lib/time/play-time.ts';
import { filmFrame } from '../film-frame';
import { parseFilmQuery } from '../film-query';
import { LiveDot } from '#src/ui/illustrations/console.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { Controls, PartLabels } from './Controls';
import { Bar, Caption, Clock, PlayButton, Screen, Stage, View } from './film-player.styles';
import { Scene } from './Scene';
import { useFilmKeys } from './use-film-keys';
import { useFilmPlayer } from './use-film-player';

const never = () => () => {};
const always = () => true;
const listsChapters = () => parseFilmQuery(window.location.search).chapters;

/** Renders the film with its controls; shows the poster until started. */
export function FilmPlayer({ seekRequests }: { seekRequests?: SeekRequests | undefined }) {
  const player = useFilmPlayer(seekRequests);
  const toggle = useRef<HTMLButtonElement>(null);
  useFilmKeys(player);
  const hasChapters = useSyncExternalStore(never, listsChapters, always);
  const { position, beat, send, isPoster, isPlaying } = player;
  const { readings, picture } = filmFrame(film, position);
  const isTimeLapse = position >= film.timeLapse.fromMs && position < film.timeLapse.toMs;

  const start = () => {
    toggle.current?.focus();
    send({ type: 'play.pressed' });
  };

  return (
    <Screen aria-label={filmPlayer.region}>
      <Stage>
        <View>
          <Scene position={position} description={beat.transcript} />
          <Bar hidden={picture.map === 0}>
            <LiveDot aria-hidden="true" />
            <span>
              <span>{beat.agent}</span>
              <i> / {filmScene.location}</i>
            </span>
            <Clock>
              {isTimeLapse ? <span>{filmScene.timeLapse} </span> : null}
              <span>{clockText(readings.clock)}</span>
            </Clock>
          </Bar>
          {isPoster ? (
            <PlayButton
              type="button"
              aria-label={`${filmPlayer.play}: ${demoVideo.title}`}
              onClick={start}
            >
              <Icon as={Play} size={30} />
            </PlayButton>
          ) : null}
        </View>
      </Stage>
      <Caption
        role="region"
        aria-label={filmPlayer.captions}
        aria-live={isPlaying ? 'off' : 'polite'}
      >
        {isPoster ? (
          <span>
            {demoVideo.title} <small>{playTimeText(film.durationMs)}</small>
          </span>
        ) : (
          beat.caption
        )}
      </Caption>
      <Controls player={player} toggle={toggle} />
      {hasChapters ? <PartLabels player={player} /> : null}
    </Screen>
  );
}
