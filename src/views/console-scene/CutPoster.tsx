import { demoVideo } from '../../../content/demo-video';
import { heroScene } from '../../../content/hero-scene';
import { Console } from '../../ui/console';
import { Body, Callout } from './network-console.styles';
import { NetworkMap } from './NetworkMap';
import { posterShape, PosterTitle } from './cut-poster.styles';

const [dark] = heroScene.frames;

/** The film's facade: the span is cut, and nothing has been done about it yet. */
export function CutPoster() {
  return (
    <Console as="div" aria-hidden="true" css={posterShape}>
      <Body>
        <NetworkMap cut={dark.cut} rerouted={dark.reroute} drawing={false} description="" />
        <Callout tone={dark.callout.tone}>
          {dark.callout.title}
          <small>{dark.callout.reading}</small>
        </Callout>
      </Body>
      <PosterTitle>
        <span>{demoVideo.title}</span>
        <span>{dark.clock}</span>
      </PosterTitle>
    </Console>
  );
}
