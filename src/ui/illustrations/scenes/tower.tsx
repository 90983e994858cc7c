import { spanBetween } from '#src/lib/geometry/span-path.ts';

const [top, ground] = [58, 184];
/** Returns half the mast's width at a height, to tenths; the mast tapers toward the top. */
const half = (y: number) => Math.round(70 + (190 * (y - top)) / (ground - top)) / 10;
const levels = [58, 76, 96, 119, 148, 184];

const legs = `M${160 - half(top)} ${top}L${160 - half(ground)} ${ground}M${160 + half(top)} ${top}L${160 + half(ground)} ${ground}`;
const lattice = levels
  .slice(1)
  .map((y, i) => {
    const above = levels[i] ?? top;
    const [wide, narrow] = [half(y), half(above)];
    return `M${160 - wide} ${y}L${160 + narrow} ${above}M${160 + wide} ${y}L${160 - narrow} ${above}`;
  })
  .join('');

/** Draws one sector's coverage: three arcs around the antennas, facing `turn` degrees. */
function Sector({ turn }: { turn: number }) {
  return (
    <g className="strand" transform={`rotate(${turn} 160 42)`}>
      {[52, 80, 108].map((r) => {
        const [dx, dy] = [r * Math.cos(0.56), r * Math.sin(0.56)].map(Math.round) as [
          number,
          number,
        ];
        return (
          <path key={r} d={`M${160 + dx} ${42 - dy}A${r} ${r} 0 0 1 ${160 + dx} ${42 + dy}`} />
        );
      })}
    </g>
  );
}

const lines = [
  spanBetween(252, 152, 292, 118, 0.2),
  spanBetween(292, 118, 344, 118),
  spanBetween(-24, 118, 28, 118),
].join('');

/** Draws a lattice tower with three sectors, a dish, a shelter and its feed lines. */
export function Scene() {
  return (
    <>
      <path className="quiet" d="M8 184H312" />
      <Sector turn={14} />
      <Sector turn={166} />
      <path d={`${legs}${lattice}M128 58H192M160 58V14M132 58V52M188 58V52`} />
      <rect className="paper" x="126" y="24" width="11" height="30" rx="3" />
      <rect className="paper" x="183" y="24" width="11" height="30" rx="3" />
      <rect className="sun" x="154" y="20" width="12" height="34" rx="3" />
      <path d="M169 100H184" />
      <circle className="paper" cx="188" cy="100" r="11" />
      <circle className="solid" cx="188" cy="100" r="2" />
      <rect className="paper" x="206" y="150" width="46" height="34" rx="2" />
      <path d="M202 150H256M214 184V160H226V184M236 160H246V168H236ZM206 156H183M28 184V112M20 118H36M292 184V112M284 118H300" />
      <path className="strand" d={spanBetween(28, 118, 136, 138)} />
      <rect className="paper" x="134" y="130" width="12" height="16" rx="2" />
      <path d={lines} />
    </>
  );
}
