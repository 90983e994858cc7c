import { Pause, Play, RotateCcw } from 'lucide-react';
import { heroScene, type SceneFrame } from '../../../content/hero-scene';
import {
  Console,
  ConsoleBar,
  ConsoleButton,
  ConsoleClock,
  Feed,
  FeedRow,
  FeedTag,
  LiveDot,
} from '../../ui/console';
import { Agent, Body, Callout, rowsOnSmallScreens } from './network-console.styles';
import { NetworkMap } from './NetworkMap';
import { useConsoleScene } from './use-console-scene';

const { frames, rows } = heroScene;
const last: SceneFrame = frames[3];

/** NetworkOS at work on one fiber cut: it plays once when seen, and rests solved. */
export function NetworkConsole() {
  const { stage, frame, isPlaying, isPaused, pause, resume, replay } = useConsoleScene(
    frames.length,
  );
  const { clock, cut, reroute, callout, rows: reached } = frames[frame] ?? last;
  const moving = isPlaying || isPaused;
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <Console ref={stage} aria-label={`${heroScene.agent}, ${heroScene.place}`}>
      <ConsoleBar>
        <LiveDot aria-hidden="true" />
        <span>
          <Agent>{heroScene.agent} / </Agent>
          {heroScene.place}
        </span>
        <ConsoleClock>{clock}</ConsoleClock>
        {isPlaying ? (
          <ConsoleButton type="button" aria-label="Pause scene" onClick={pause}>
            <Pause {...icon} />
          </ConsoleButton>
        ) : isPaused ? (
          <ConsoleButton type="button" aria-label="Continue scene" onClick={resume}>
            <Play {...icon} />
          </ConsoleButton>
        ) : (
          <ConsoleButton type="button" aria-label="Replay scene" onClick={replay}>
            <RotateCcw {...icon} />
          </ConsoleButton>
        )}
      </ConsoleBar>
      <Body>
        <NetworkMap
          cut={cut}
          rerouted={reroute}
          drawing={moving && frame === 1}
          description={heroScene.description}
        />
        <Callout tone={callout.tone}>
          {callout.title}
          <small>{callout.reading}</small>
        </Callout>
      </Body>
      <Feed css={rowsOnSmallScreens}>
        {rows.map((row, index) => (
          <FeedRow key={row.time} state={!moving ? 'rest' : index < reached ? 'reached' : 'ahead'}>
            <time>{row.time}</time>
            <strong>{row.agent}</strong>
            <span>{row.event}</span>
            <FeedTag due={row.due ?? false}>{row.tag}</FeedTag>
          </FeedRow>
        ))}
      </Feed>
    </Console>
  );
}
