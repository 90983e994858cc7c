import type { ReactNode } from 'react';
import { demoVideo } from '#content/film/demo-video.ts';
import { playTimeText } from '#src/lib/time/play-time.ts';
import { ConsoleBar, ConsoleClock, LiveDot } from '#src/ui/illustrations/console.ts';
import { Poster, Scene, Title } from './demo-poster.styles';

type DemoPosterProps = {
  agent: string;
  clock: string;
  /** The text alternative of the picture. */
  description: string;
  children: ReactNode;
};

/** Renders the video's poster: one beat of the film over its title. */
export function DemoPoster({ agent, clock, description, children }: DemoPosterProps) {
  return (
    <Poster>
      <ConsoleBar as="p">
        <LiveDot />
        {agent}
        <ConsoleClock>{clock}</ConsoleClock>
      </ConsoleBar>
      <Scene role="img" aria-label={description}>
        {children}
      </Scene>
      <Title>
        <span>{demoVideo.title}</span>
        <span>{playTimeText(demoVideo.seconds * 1000)}</span>
      </Title>
    </Poster>
  );
}
