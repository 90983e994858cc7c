import { Pause, Play } from 'lucide';
import { ConsoleBar, ConsoleButton, ConsoleClock, LiveDot } from '#src/ui/illustrations/console.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { Agent, Title } from './network-console.styles';
import type { ConsoleScene } from './use-console-scene';

type SceneBarProps = { agent: string; title: string; clock: string; scene: ConsoleScene };

/** Renders a console's title bar: agent, title, clock and the scene's one control. */
export function SceneBar({ agent, title, clock, scene }: SceneBarProps) {
  const { isPlaying, isPaused, pause, resume, start } = scene;
  const verb = isPlaying ? 'Pause' : isPaused ? 'Continue' : 'Play';
  const press = isPlaying ? pause : isPaused ? resume : start;
  return (
    <ConsoleBar>
      <LiveDot aria-hidden="true" />
      <Title>
        <Agent>{agent} / </Agent>
        {title}
      </Title>
      <ConsoleClock>{clock}</ConsoleClock>
      <ConsoleButton type="button" aria-label={`${verb} scene: ${agent}`} onClick={press}>
        <Icon as={isPlaying ? Pause : Play} />
      </ConsoleButton>
    </ConsoleBar>
  );
}
