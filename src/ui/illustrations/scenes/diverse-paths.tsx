import { spanBetween, spanPath } from '#src/lib/geometry/span-path.ts';

const ground = 140;
const poles = [104, 162];
const handholes = [72, 132, 192, 285];
const duct = 160;

const aerial = [
  spanBetween(60, 56, 104, 38),
  spanPath(104, 38, 162),
  spanBetween(162, 38, 208, 62),
].join('');
const buried = handholes
  .map((x, i) => spanPath((handholes[i - 1] ?? 24) + 9, duct, x - 9))
  .join('');

/** Draws the hospital: a building with its sign and the wall where both paths enter. */
function Ward() {
  return (
    <g>
      <path className="paper" d={`M208 ${ground}V26H268V${ground}`} />
      <path
        d={[82, 100]
          .map((y) => `M221 ${y}v8M232.5 ${y}v8M243.5 ${y}v8M255 ${y}v8`)
          .concat(`M228 ${ground}V120H248V${ground}M238 120V${ground}`)
          .join('')}
      />
      <circle className="sun" cx="238" cy="52" r="15" />
      <path className="lit" d="M238 45V59M231 52H245" />
    </g>
  );
}

/** Draws a core and a ward, joined by one aerial path and one buried path. */
export function Scene() {
  return (
    <>
      <path className="quiet" d={`M6 ${ground}H314`} />
      <path d={poles.map((x) => `M${x} 26V${ground}M${x - 8} 38h16`).join('')} />
      <path className="strand" d={aerial} />
      <path d={`${buried}M33 ${ground}V${duct}M285 ${ground}V114H268`} />
      {handholes.map((x) => (
        <rect key={x} className="paper" x={x - 9} y={ground} width="18" height="30" rx="2" />
      ))}
      <rect className="paper" x="18" y="44" width="42" height="96" rx="4" />
      {[60, 78, 96, 114].map((y) => (
        <circle key={y} className="solid" cx="50" cy={y} r="1.5" />
      ))}
      <path d="M27 60H41M27 78H41M27 96H41M27 114H41M18 126H60" />
      <Ward />
      <circle className="paper" cx="60" cy="56" r="5" />
      <circle className="paper" cx="208" cy="62" r="5" />
      <circle className="paper" cx="268" cy="114" r="5" />
    </>
  );
}
