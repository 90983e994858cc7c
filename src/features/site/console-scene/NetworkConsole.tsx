import { heroScene, type SceneFrame } from '#content/site/hero-scene.ts';
import { Console, FeedRow, FeedTag } from '#src/ui/illustrations/console.ts';
import { Body, Callout, Rows } from './network-console.styles';
import { NetworkMap } from './NetworkMap';
import { SceneBar } from './SceneBar';
import { useConsoleScene } from './use-console-scene';

const { frames, rows } = heroScene;
const last: SceneFrame = frames[3];

/** Renders a fiber cut that NetworkOS has handled; it plays on request. */
export function NetworkConsole() {
  const scene = useConsoleScene(frames.length);
  const { frame, isPlaying, isPaused } = scene;
  const { clock, reroute, callout, rows: reached } = frames[frame] ?? last;
  const moving = isPlaying || isPaused;
  return (
    <Console aria-label={`${heroScene.agent}, ${heroScene.location}`}>
      <SceneBar agent={heroScene.agent} title={heroScene.location} clock={clock} scene={scene} />
      <Body>
        <NetworkMap
          rerouted={reroute}
          drawing={moving && frame === 1}
          description={heroScene.description}
        />
      </Body>
      <Callout tone={callout.tone}>
        <strong>{callout.title}</strong>
        <small>{callout.reading}</small>
      </Callout>
      <Rows>
        {rows.map((row, index) => (
          <FeedRow key={row.time} state={!moving ? 'rest' : index < reached ? 'reached' : 'ahead'}>
            <time>{row.time}</time>
            <strong>{row.agent}</strong>
            <span>{row.event}</span>
            <FeedTag due={row.due ?? false}>{row.tag}</FeedTag>
          </FeedRow>
        ))}
      </Rows>
    </Console>
  );
}
