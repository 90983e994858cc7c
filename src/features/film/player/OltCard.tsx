import { lineCard } from '#content/film/film-card.ts';
import type { FilmFrame } from '../film-frame';
import { portLevels } from '../port-levels';
import { oltAt } from './ring';
import { Box, Line, Text } from './scene.styles';

const { title, unit, none, darkDbm, portsDbm, lastPort } = lineCard;
const at = { x: 400, y: 348, width: 404, height: 208, barsTop: 430, barsHeight: 76 } as const;
const topDbm = -14;

/** Draws one OLT line card with the optical power received by each port. */
export function OltCard({ picture }: FilmFrame) {
  if (picture.card === 0) return null;
  const levels = portLevels(portsDbm, darkDbm, lastPort, picture.lightLost, picture.lightBack);
  const level = levels[lastPort - 1] ?? darkDbm;
  const isDark = level <= darkDbm + 1;
  return (
    <g opacity={picture.card}>
      <Line kind="lead" d={`M${oltAt.x + 14} ${oltAt.y}H${at.x}`} />
      <Box kind="card" x={at.x} y={at.y} width={at.width} height={at.height} rx="12" />
      <Text kind="title" x={at.x + 24} y={at.y + 40}>
        {title}
      </Text>
      <Text kind="mono" x={at.x + 24} y={at.y + 70}>
        Port {lastPort}
      </Text>
      <Text kind={isDark ? 'bad' : 'live'} x={at.x + at.width - 24} y={at.y + 70} textAnchor="end">
        {isDark ? none : `${level.toFixed(1)} ${unit}`}
      </Text>
      {levels.map((dbm, i) => {
        const x = at.x + 24 + i * 46;
        const height = Math.max(((dbm - darkDbm) / (topDbm - darkDbm)) * at.barsHeight, 5);
        return (
          <g key={portsDbm[i]}>
            <Box kind="slot" x={x} y={at.barsTop} width="34" height={at.barsHeight} rx="4" />
            <Box
              kind={dbm <= darkDbm + 1 ? 'levelLow' : 'level'}
              x={x}
              y={at.barsTop + at.barsHeight - height}
              width="34"
              height={height}
              rx="4"
            />
            <Text kind="mono" x={x + 17} y={at.barsTop + at.barsHeight + 30} textAnchor="middle">
              {i + 1}
            </Text>
          </g>
        );
      })}
    </g>
  );
}
