import { spanBetween } from '#src/lib/geometry/span-path.ts';

/** The loop's entry into each building, clockwise from the school. */
const entries = [
  { x: 160, y: 62 },
  { x: 262, y: 84 },
  { x: 238, y: 152 },
  { x: 82, y: 158 },
  { x: 58, y: 84 },
] as const;
const library = 2;

const loop = entries
  .map(({ x, y }, i) => {
    const next = entries[(i + 1) % entries.length] ?? entries[0];
    return spanBetween(x, y, next.x, next.y);
  })
  .join('');

function Buildings() {
  return (
    <g>
      <path
        className="paper"
        d="M116 62V30H144L160 14L176 30H204V62ZM240 84V58Q269 36 298 58V84ZM22 84V52H80V84ZM24 186V158H92V186ZM222 160L259 142L296 160V186H222Z"
      />
      <path d="M128 40V50M138 40V50M182 40V50M192 40V50M160 14V3H172V9H160M262 84V70H276V84M22 62H80M34 70V76M46 70V76M58 70V76M34 186V168H54V186M62 186V168H82V186M222 160H296M234 168V186M250 168V186M268 168V186M284 168V186" />
      <circle className="paper" cx="160" cy="32" r="5" />
    </g>
  );
}

/** Draws a fiber loop around a playing field that joins five school buildings. */
export function Scene() {
  return (
    <g transform="translate(0 5)">
      <rect className="quiet" x="100" y="90" width="120" height="50" rx="25" />
      <rect className="quiet" x="112" y="101" width="96" height="28" rx="14" />
      <path className="quiet" d="M160 101V129" />
      <path className="strand" d={loop} />
      <Buildings />
      {entries.map(({ x, y }, i) => (
        <circle
          key={`${x} ${y}`}
          className={i === library ? 'sun' : 'paper'}
          cx={x}
          cy={y}
          r={i === library ? 9 : 6}
        />
      ))}
    </g>
  );
}
