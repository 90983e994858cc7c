import { Play, X } from 'lucide';
import type { ReactNode } from 'react';
import { demoVideo } from '#content/film/demo-video.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { playerUrl, videoAddress } from './player-url';
import { CloseButton, Player, PlayerBox, PlayButton, Stage } from './demo-video.styles';
import { useDemoVideo } from './use-demo-video';

type DemoVideoProps = {
  facade: ReactNode;
  /** URL hash that starts the video. */
  hash?: string;
  /** Renders the sections of the video below it; `pick` seeks to a time in seconds. */
  renderLabels?: (pick: (seconds: number) => void) => ReactNode;
};

/** Renders a facade with a play button; the player loads on demand. */
export function DemoVideo({ facade, hash, renderLabels }: DemoVideoProps) {
  const video = useDemoVideo(hash);
  const { isPlaying, startAt, frame, stage, playButton, play, loaded, close, pick } = video;
  return (
    <>
      {isPlaying ? (
        <div ref={stage}>
          <PlayerBox>
            <Player
              ref={frame}
              title={demoVideo.title}
              src={playerUrl(videoAddress, startAt, !renderLabels)}
              allow="autoplay; fullscreen"
              onLoad={loaded}
            />
          </PlayerBox>
          <CloseButton type="button" onClick={close}>
            <Icon as={X} />
            Close video
          </CloseButton>
        </div>
      ) : (
        <Stage ref={stage}>
          {facade}
          <PlayButton
            ref={playButton}
            type="button"
            aria-label={`Play video: ${demoVideo.title}`}
            onClick={play}
          >
            <Icon as={Play} size={28} />
          </PlayButton>
        </Stage>
      )}
      {renderLabels?.(pick)}
    </>
  );
}
