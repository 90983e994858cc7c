import { demoVideo } from '#content/film/demo-video.ts';
import { heroScene } from '#content/site/hero-scene.ts';
import { playTimeText } from '#src/lib/time/play-time.ts';
import { NetworkMap } from '../console-scene/NetworkMap';
import { Callout, Poster, Title } from './demo-poster.styles';

const { callout } = heroScene.frames[0];

/** Renders the video's poster: the ring at the moment of the cut. */
export function DemoPoster() {
  return (
    <Poster>
      <NetworkMap cut rerouted={false} drawing={false} description={demoVideo.posterText} />
      <Callout aria-hidden="true">
        {callout.title}
        <small>{callout.reading}</small>
      </Callout>
      <Title>
        <span>{demoVideo.title}</span>
        <span>{playTimeText(demoVideo.seconds * 1000)}</span>
      </Title>
    </Poster>
  );
}
