import { memo } from 'react';
import type { FilmFrame } from '../film-frame';
import { curvePath, curvePoint } from '../span-curve';
import { brokenSpan, healthySpans, nodes, rerouteSpans, size, tapSpans } from './ring';
import { Dot, Line, Text } from './scene.styles';
import { streets } from './town';

const grid = [
  ...Array.from({ length: 32 }, (_, i) => `M${i * 80 - 600} 0V${size.height}`),
  ...Array.from({ length: 9 }, (_, i) => `M-640 ${40 + i * 80}H${size.width + 640}`),
].join('');

/** Draws the static background: the grid and the town's streets. */
export const Ground = memo(function Ground() {
  return (
    <>
      <Line kind="grid" d={grid} />
      <Line kind="street" d={streets} />
    </>
  );
});

/** Draws the fiber ring with its pulses, the cut and the reroute. */
export function Ring({ picture, pulse }: FilmFrame) {
  const drawn = picture.reroute * rerouteSpans.length;
  const isCut = picture.cut > 0 && picture.closed < 1;
  const live = isCut ? healthySpans : [...healthySpans, brokenSpan];
  return (
    <>
      {tapSpans.map((span) => (
        <Line key={curvePath(span)} kind="tap" d={curvePath(span)} />
      ))}
      {rerouteSpans.map((span) => (
        <Line key={curvePath(span)} kind="idle" d={curvePath(span)} />
      ))}
      {live.map((span) => (
        <Line key={curvePath(span)} kind="healthy" d={curvePath(span)} />
      ))}
      {isCut ? <Line kind="broken" d={curvePath(brokenSpan)} /> : null}
      {isCut && picture.closed > 0 ? (
        <>
          <Line kind="healthy" d={curvePath(brokenSpan, 0, picture.closed / 2)} />
          <Line kind="healthy" d={curvePath(brokenSpan, 1 - picture.closed / 2, 1)} />
        </>
      ) : null}
      {rerouteSpans.map((span, i) =>
        drawn > i ? (
          <Line
            key={curvePath(span)}
            kind="reroute"
            d={curvePath(span, 0, Math.min(drawn - i, 1))}
          />
        ) : null,
      )}
      {[...live, ...(picture.reroute === 1 ? rerouteSpans : [])].map((span) => {
        const { x, y } = curvePoint(span, pulse);
        return <Dot key={curvePath(span)} kind="pulse" cx={x} cy={y} r="5" />;
      })}
    </>
  );
}

/** Draws poles, splice points and taps with their names, above all lines. */
export const Poles = memo(function Poles() {
  return nodes.map(({ id, x, y, r, label }) => (
    <g key={id}>
      <Dot kind="node" cx={x} cy={y} r={r} />
      <Text kind="node" x={label.x} y={label.y}>
        {id}
      </Text>
    </g>
  ));
});
