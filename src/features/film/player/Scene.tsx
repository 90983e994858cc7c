import { film } from '#content/film/film.ts';
import { filmFrame } from '../film-frame';
import { Calls } from './Calls';
import { Crew, CrewRoad } from './Crew';
import { LitNode, Wordmark } from './Ending';
import { OltCard } from './OltCard';
import { AffectedHomes, Callout, Cut, OtherHomes } from './Outage';
import { Phone } from './Phone';
import { size } from './ring';
import { Ground, Poles, Ring } from './RidgeMap';
import { Picture } from './scene.styles';

/** Renders the film's picture at a position in ms; `description` is its text alternative. */
export function Scene({ position, description }: { position: number; description: string }) {
  const frame = filmFrame(film, position);
  return (
    <Picture
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={description}
    >
      <g opacity={frame.picture.map}>
        <Ground />
        <OtherHomes />
        <AffectedHomes {...frame} />
        <CrewRoad {...frame} />
        <Ring {...frame} />
        <Cut {...frame} />
        <LitNode {...frame} />
        <Poles />
      </g>
      <Callout {...frame} />
      <OltCard {...frame} />
      <Phone {...frame} />
      <Calls {...frame} />
      <Crew {...frame} />
      <Wordmark {...frame} />
    </Picture>
  );
}
