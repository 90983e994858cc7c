import { crew } from '#content/film/film-crew.ts';
import { pointAlong } from '../point-along';
import type { FilmFrame } from '../film-frame';
import { Box, Dot, Line, Text } from './scene.styles';
import { crewRoad, crewRoadPath, depotAt } from './town';

const { title, line, kit, depot, eta, unit } = crew;

/** Draws the road from the depot, below the ring. */
export function CrewRoad({ picture }: FilmFrame) {
  const { x, y } = depotAt;
  if (picture.crewCard === 0) return null;
  return (
    <g opacity={picture.crewCard}>
      <Line kind="road" d={crewRoadPath} />
      <Box kind="depot" x={x - 10} y={y - 10} width="20" height="20" rx="3" />
      <Text kind="node" x={x} y={y + 42} textAnchor="middle">
        {depot}
      </Text>
    </g>
  );
}

/** Draws the crew on the way to the cut, with its ETA. */
export function Crew({ picture, readings }: FilmFrame) {
  if (picture.crewCard === 0) return null;
  const { x, y } = pointAlong(crewRoad, picture.crew);
  return (
    <g opacity={picture.crewCard}>
      <Box kind="card" x="412" y="366" width="308" height="182" rx="12" />
      <Text kind="title" x="436" y="408">
        {title}
      </Text>
      <Text kind="muted" x="436" y="446">
        {line}
      </Text>
      <Box kind="sun" x="436" y="470" width="214" height="56" rx="8" />
      <Text kind="onSun" x="543" y="508" textAnchor="middle">
        {eta} {Math.round(readings.etaMinutes)} {unit}
      </Text>
      <Box kind="chip" x={x + 22} y={y - 22} width="176" height="48" rx="24" />
      <Text kind="text" x={x + 110} y={y + 10} textAnchor="middle">
        {kit}
      </Text>
      <Dot kind="sun" cx={x} cy={y} r="13" />
    </g>
  );
}
