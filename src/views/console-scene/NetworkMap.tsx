import { spanBetween } from '../../lib/span-path';
import { Cut, Grid, Line, Map, Ring } from './network-map.styles';
import { broken, cutAt, healthy, nodes, reroute, size, taps, type Link } from './ridge-county';

const grid = [
  ...Array.from({ length: 7 }, (_, i) => `M${66 + i * 80} 0V${size.height}`),
  ...Array.from({ length: 4 }, (_, i) => `M0 ${42 + i * 80}H${size.width}`),
].join('');

function path({ from, to, sag }: Link) {
  const [a, b] = [from, to].map((id) => nodes.find((node) => node.id === id));
  return a && b ? spanBetween(a.x, a.y, b.x, b.y, sag) : '';
}

type MapProps = { cut: boolean; rerouted: boolean; drawing: boolean; description: string };

/** The ring and what has happened to it; every line is a span between two poles. */
export function NetworkMap({ cut, rerouted, drawing, description }: MapProps) {
  return (
    <Map viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={description}>
      <Grid d={grid} />
      {taps.map((link) => (
        <Line key={link.from} kind="tap" d={path(link)} />
      ))}
      {healthy.map((link) => (
        <Line key={link.from} kind="healthy" d={path(link)} />
      ))}
      {reroute.map((link) => (
        <Line
          key={link.from}
          kind={rerouted ? 'reroute' : 'idle'}
          drawing={rerouted && drawing}
          pathLength={rerouted && drawing ? 1 : undefined}
          d={path(link)}
        />
      ))}
      <Line kind={cut ? 'broken' : 'healthy'} d={path(broken)} />
      {cut ? (
        <Cut>
          <circle cx={cutAt.x} cy={cutAt.y} r="13" />
          <circle cx={cutAt.x} cy={cutAt.y} r="5" />
        </Cut>
      ) : null}
      {nodes.map(({ id, x, y, r, label }) => (
        <g key={id}>
          <Ring cx={x} cy={y} r={r} />
          {label ? (
            <text x={x + label.dx} y={y + label.dy} textAnchor={label.side} aria-hidden="true">
              {id}
            </text>
          ) : null}
        </g>
      ))}
    </Map>
  );
}
