import { Pause, Play } from 'lucide';
import { ConsoleBar, ConsoleButton, ConsoleClock, LiveDot } from '#src/ui/illustrations/console.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { Agent, Title } from './network-console.styles';
import type { ConsoleScene } from './use-console-scene';

type SceneBarProps = { agent: string; title: string; clock: string; scene: ConsoleScene };

/** Renders a console's title bar: agent, title, clock and the scene's one control. */
export function SceneBar({ agent, title, clock, scene }: SceneBarProps) {
  return (
    <ConsoleBar>
      <LiveDot aria-hidden="true" />
      <Title>
        <Agent>{agent} / </Agent>
        {title}
      </Title>
      <ConsoleClock>{clock}</ConsoleClock>
      {scene.isPlaying ? (
        <ConsoleButton type="button" aria-label={`Pause scene: ${agent}`} onClick={scene.pause}>
          <Icon as={Pause} />
        </ConsoleButton>
      ) : scene.isPaused ? (
        <ConsoleButton type="button" aria-label={`Continue scene: ${agent}`} onClick={scene.resume}>
          <Icon as={Play} />
        </ConsoleButton>
      ) : (
        <ConsoleButton type="button" aria-label={`Play scene: ${agent}`} onClick={scene.start}>
          <Icon as={Play} />
        </ConsoleButton>
      )}
    </ConsoleBar>
  );
}
