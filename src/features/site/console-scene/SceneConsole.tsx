import type { ReactNode } from 'react';
import type { AgentConsole } from '#content/site/console-schema.ts';
import { Console, FeedRow, FeedTag } from '#src/ui/illustrations/console.ts';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { AgentFeed, Stack } from './agent-console.styles';
import { SceneBar } from './SceneBar';
import { useConsoleScene } from './use-console-scene';

/** Progress of a part of the picture: at rest, still to come, or just reached. */
type Settling = 'rest' | 'ahead' | 'reached';

/** Returns the progress of the part at `index` of `total`. */
type SettlingOf = (index: number, total: number) => Settling;
/** Returns the progress of a part with a clock time; the scene's clock reveals it. */
type SettlingAt = (time: string) => Settling;

export type ConsoleOf<Kind> = Extract<AgentConsole, { kind: Kind }>;
export type ConsoleProps<Kind> = { agent: string; console: ConsoleOf<Kind> };

type SceneConsoleProps = {
  agent: string;
  console: Exclude<AgentConsole, { kind: 'map' }>;
  children: (settlingOf: SettlingOf, settlingAt: SettlingAt) => ReactNode;
};

/** Renders an agent's console; its picture advances with the rows of the feed, one per beat. */
export function SceneConsole({ agent, console, children }: SceneConsoleProps) {
  const { title, clock, description, feed } = console;
  const scene = useConsoleScene(feed.length);
  const { frame, isPlaying, isPaused } = scene;
  const moving = isPlaying || isPaused;
  const frameCount = frame + 1;
  const now = moving ? (feed[frame]?.time ?? clock) : clock;
  const settlingOf: SettlingOf = (index, total) => {
    if (!moving) return 'rest';
    return index < Math.ceil((total * frameCount) / feed.length) ? 'reached' : 'ahead';
  };
  const settlingAt: SettlingAt = (time) => (!moving ? 'rest' : time <= now ? 'reached' : 'ahead');
  return (
    <Console aria-label={`${agent}, ${title}`}>
      <SceneBar agent={agent} title={title} clock={now} scene={scene} />
      <Stack>
        <VisuallyHidden as="p">{description}</VisuallyHidden>
        {children(settlingOf, settlingAt)}
      </Stack>
      <AgentFeed>
        {feed.map((row) => (
          <FeedRow key={row.time} state={settlingAt(row.time)}>
            <time>{row.time}</time>
            <span>{row.event}</span>
            <FeedTag due={row.due ?? false}>{row.tag}</FeedTag>
          </FeedRow>
        ))}
      </AgentFeed>
    </Console>
  );
}
