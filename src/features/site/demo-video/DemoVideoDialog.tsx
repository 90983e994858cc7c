import type { SyntheticEvent } from 'react';
import { Play, X } from 'lucide';
import { demoVideo } from '#content/film/demo-video.ts';
import { hero } from '#content/site/home-hero.ts';
import { Icon } from '#src/ui/layout/icon.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { playerUrl, videoAddress } from './player-url';
import { CloseButton, Player, PlayerBox, WatchButton } from './demo-video.styles';
import { useDemoVideo } from './use-demo-video';

/** Renders a button that plays the demo video in a dialog. */
export function DemoVideoDialog() {
  const { isPlaying, frame, play, loaded, close } = useDemoVideo();
  // Until the player has loaded, the button before it has the focus, so Escape closes the dialog.
  const start = ({ currentTarget: player }: SyntheticEvent<HTMLIFrameElement>) => {
    loaded();
    player.focus();
    // The dialog receives no keys of the film's own document. Players of other sites have none here.
    player.contentDocument?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close();
    });
  };
  return (
    <>
      <WatchButton type="button" onClick={play}>
        <span>
          <Icon as={Play} />
        </span>
        <VisuallyHidden>Play video: {demoVideo.title}. </VisuallyHidden>
        {hero.watch}
      </WatchButton>
      <Dialog isOpen={isPlaying} size="theater" title={demoVideo.title} onDismiss={close}>
        <CloseButton type="button" beside="title" onClick={close}>
          <Icon as={X} />
          Close video
        </CloseButton>
        <PlayerBox>
          <Player
            ref={frame}
            title={demoVideo.title}
            src={playerUrl(videoAddress)}
            allow="autoplay; fullscreen"
            onLoad={start}
          />
        </PlayerBox>
      </Dialog>
    </>
  );
}
