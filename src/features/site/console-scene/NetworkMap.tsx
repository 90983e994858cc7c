import { spanBetween } from '#src/lib/geometry/span-path.ts';
import { Cut, Grid, Line, Map, Ring } from './network-map.styles';
import {
  broken,
  cutAt,
  healthy,
  nodes,
  labelPositions,
  reroute,
  size,
  taps,
  type Link,
  type Node,
} from './ridge-county';

/** Extends past the map for frames with another aspect ratio. */
const grid = [
  ...Array.from({ length: 11 }, (_, i) => `M${i * 80 - 94} -100V${size.height + 400}`),
  ...Array.from({ length: 6 }, (_, i) => `M-160 ${i * 80 - 38}H${size.width + 160}`),
].join('');

function path({ from, to, sag }: Link) {
  const [a, b] = [from, to].map((id) => nodes.find((node) => node.id === id));
  return a && b ? spanBetween(a.x, a.y, b.x, b.y, sag) : '';
}

function Name({ of: { id, x, y, r, label } }: { of: Required<Node> }) {
  const position = labelPositions[label];
  const { anchor, out } = position;
  return (
    <text
      x={x + out + Math.sign(out) * r}
      y={y + position.y(r)}
      dy={'dy' in position ? position.dy : undefined}
      textAnchor={anchor}
      aria-hidden="true"
    >
      {id}
    </text>
  );
}

type MapProps = { rerouted: boolean; drawing: boolean; description: string };

/** Renders the ring and its incident; every line is a span between two poles. */
export function NetworkMap({ rerouted, drawing, description }: MapProps) {
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
      <Line kind="broken" d={path(broken)} />
      <Cut>
        <circle cx={cutAt.x} cy={cutAt.y} r="13" />
        <circle cx={cutAt.x} cy={cutAt.y} r="5" />
      </Cut>
      {nodes.map(({ id, x, y, r, label }) => (
        <g key={id}>
          <Ring cx={x} cy={y} r={r} />
          {label ? <Name of={{ id, x, y, r, label }} /> : null}
        </g>
      ))}
    </Map>
  );
}
