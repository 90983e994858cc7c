import { ossBssIntegrations } from '#content/site/home-features.ts';
import { spanBetween } from '#src/lib/geometry/span-path.ts';
import { Wiring } from './home-features.styles';

const { center, oss, bss, description } = ossBssIntegrations.diagram;
const rows = [28, 84, 140];
const hub = { x: 210, y: 84 };

/** Draws OSS on one side and BSS on the other, connected through the agents. */
export function WiringDiagram() {
  return (
    <Wiring viewBox="-10 0 440 172" role="img" aria-label={description}>
      {rows.map((y) => (
        <path key={`oss-${y}`} d={spanBetween(128, y, hub.x, hub.y, 0.06)} />
      ))}
      {rows.map((y) => (
        <path key={`bss-${y}`} d={spanBetween(hub.x, hub.y, 292, y, 0.06)} />
      ))}
      {rows.map((y, index) => (
        <g key={y}>
          <circle cx="128" cy={y} r="5" />
          <circle cx="292" cy={y} r="5" />
          <text x="116" y={y + 5} textAnchor="end">
            {oss[index]}
          </text>
          <text x="304" y={y + 5}>
            {bss[index]}
          </text>
        </g>
      ))}
      <circle className="hub" cx={hub.x} cy={hub.y} r="9" />
      <text x={hub.x} y={hub.y + 61} textAnchor="middle">
        {center}
      </text>
    </Wiring>
  );
}
