import { filmScene } from '#content/film/film-scene.ts';
import { pointAlong } from '../point-along';
import type { FilmFrame } from '../film-frame';
import { Box, Dot, Line, Text } from './scene.styles';
import { crewRoad, crewRoadPath, depotAt } from './town';

const { title, line, kit, depot, eta, unit } = filmScene.crew;

/** Draws the road from the depot, below the ring. */
export function CrewRoad({ picture }: FilmFrame) {
  const { x, y } = depotAt;
  if (picture.crewCard === 0) return null;
  return (
    <g opacity={picture.crewCard}>
      <Line kind="road" d={crewRoadPath} />
      <Box kind="depot" x={x - 10} y={y - 10} width="20" height="20" rx="3" />
      <Text kind="node" x={x + 20} y={y + 6}>
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
      <Box kind="card" x="376" y="376" width="316" height="146" rx="12" />
      <Text kind="title" x="400" y="418">
        {title}
      </Text>
      <Text kind="muted" x="492" y="418">
        {line}
      </Text>
      <Box kind="sun" x="400" y="442" width="180" height="54" rx="8" />
      <Text kind="onSun" x="490" y="477" textAnchor="middle">
        {eta} {Math.round(readings.etaMinutes)} {unit}
      </Text>
      <Box kind="chip" x={x + 22} y={y - 22} width="132" height="44" rx="22" />
      <Text kind="text" x={x + 88} y={y + 7} textAnchor="middle">
        {kit}
      </Text>
      <Dot kind="sun" cx={x} cy={y} r="13" />
    </g>
  );
}
