import { Play, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { demoVideo } from '../../../content/demo-video';
import { playerUrl } from '../../lib/player-url';
import { CloseButton, Player, PlayButton, Stage } from './demo-video.styles';
import { useDemoVideo } from './use-demo-video';

type DemoVideoProps = {
  facade: ReactNode;
  place: 'corner' | 'middle';
  /** The hash of the page's address that starts the video. */
  hash?: string;
};

/** A facade with a play button; the player itself comes only when it is asked for. */
export function DemoVideo({ facade, place, hash }: DemoVideoProps) {
  const { isPlaying, frame, play, close } = useDemoVideo(hash);
  if (isPlaying) {
    return (
      <div>
        <Player
          ref={frame}
          title={demoVideo.title}
          src={playerUrl(import.meta.env.VITE_VIDEO_URL || demoVideo.filmPath)}
          allow="autoplay; fullscreen"
        />
        <CloseButton type="button" onClick={close}>
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
          Close video
        </CloseButton>
      </div>
    );
  }
  return (
    <Stage>
      {facade}
      <PlayButton
        type="button"
        place={place}
        aria-label={`Play video: ${demoVideo.title}`}
        onClick={play}
      >
        <Play size={place === 'corner' ? 20 : 28} strokeWidth={1.75} aria-hidden="true" />
      </PlayButton>
    </Stage>
  );
}
