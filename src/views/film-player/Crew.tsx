import { filmScene } from '../../../content/film-scene';
import { alongLine } from '../../lib/along-line';
import type { FilmFrame } from '../../lib/film-frame';
import { Box, Dot, Line, Words } from './scene.styles';
import { crewRoad, crewRoadPath } from './town';

const { title, line, kit, eta, unit } = filmScene.crew;

/** The crew on its way to the cut, and when it will be there. */
export function Crew({ picture, readings }: FilmFrame) {
  if (picture.crewCard === 0) return null;
  const { x, y } = alongLine(crewRoad, picture.crew);
  return (
    <g opacity={picture.crewCard}>
      <Line kind="road" d={crewRoadPath} />
      <Box kind="card" x="304" y="84" width="316" height="146" rx="12" />
      <Words kind="title" x="328" y="126">
        {title}
      </Words>
      <Words kind="muted" x="420" y="126">
        {line}
      </Words>
      <Box kind="sun" x="328" y="150" width="180" height="54" rx="8" />
      <Words kind="onSun" x="418" y="185" textAnchor="middle">
        {eta} {Math.round(readings.etaMinutes)} {unit}
      </Words>
      <Box kind="chip" x={x + 22} y={y - 22} width="132" height="44" rx="22" />
      <Words kind="text" x={x + 88} y={y + 7} textAnchor="middle">
        {kit}
      </Words>
      <Dot kind="sun" cx={x} cy={y} r="13" />
    </g>
  );
}
