import { spanPath } from '#src/lib/geometry/span-path.ts';
import { styled } from '#src/design/stitches.config.ts';

const Picture = styled('svg', {
  width: '100%',
  height: 124,
  '@md': { height: 168 },
  fill: 'none',
  stroke: '$lineStrong',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .line': { stroke: '$ink' },
  '& .paper': { fill: '$canvas' },
  '& .node': { fill: '$sun', stroke: '$ink' },
});

const ground = 156;
const poles = [-24, 192, 408, 624, 840, 1056, 1272];
/** Left edge, width, height to the eaves and roof of each house; flat roofs are shops. */
const houses = [
  [24, 60, 34, 'gable'],
  [100, 52, 44, 'flat'],
  [222, 66, 38, 'gable'],
  [306, 54, 30, 'gable'],
  [438, 56, 48, 'flat'],
  [508, 72, 34, 'gable'],
  [650, 54, 30, 'gable'],
  [718, 84, 42, 'gable'],
  [866, 64, 50, 'flat'],
  [944, 52, 34, 'gable'],
  [1082, 70, 40, 'gable'],
  [1166, 56, 30, 'gable'],
] as const;

function House({ at: [x, width, height, roof] }: { at: (typeof houses)[number] }) {
  const eaves = ground - height;
  const top = roof === 'gable' ? `L${x + width / 2} ${eaves - width * 0.36}` : '';
  const door = x + width / 2;
  return (
    <g>
      <path
        className="paper"
        d={`M${x} ${ground}V${eaves}${top}L${x + width} ${eaves}V${ground}Z`}
      />
      <path
        d={`M${door - 6} ${ground}v-16h12v16M${x + 9} ${eaves + 10}h7M${x + width - 16} ${eaves + 10}h7`}
      />
    </g>
  );
}

/** Draws a town at night below its line: every window dark, one node lit. */
export function SleepingTown() {
  return (
    <Picture viewBox="0 0 1248 168" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={`M0 ${ground}H1248`} />
      {houses.map((house) => (
        <House key={house[0]} at={house} />
      ))}
      <path className="line" d={poles.map((x) => `M${x} 12V${ground}M${x - 9} 24h18`).join('')} />
      {poles.slice(1).map((x, i) => (
        <path key={x} className="line" d={spanPath(poles[i] ?? 0, 24, x)} />
      ))}
      <circle className="node" cx="732" cy="54.240" r="8" />
    </Picture>
  );
}
