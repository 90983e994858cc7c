import { spanBetween, spanPath } from '#src/lib/geometry/span-path.ts';

const poles = [20, 90, 160, 230, 300];
const wires = [30, 48, 66];
const ground = 176;
const recloser = 160;
const arm = 7;
const insulators = poles.flatMap((x) => wires.map((y) => [x + arm, y] as const));

/** Draws the transformer at the head of the feeder, with bushings and cooling fins. */
function Substation() {
  return (
    <g>
      <path
        d={[38, 51, 64]
          .map((x, i) => `${spanBetween(20 + arm, wires[2 - i] ?? 66, x, 126, 0.1)}v12`)
          .join('')}
      />
      <rect className="paper" x="32" y="138" width="38" height="38" rx="2" />
      <path d="M41 148V166M51 148V166M61 148V166" />
    </g>
  );
}

/** Draws a lateral's pole with a transformer, and the drop to the house it serves. */
function Lateral() {
  return (
    <g>
      <path
        d={`${spanBetween(230 + arm, 66, 250, 96, 0.1)}M250 90V188M244 96H256M250 110H255M250 122H255M262 104V97`}
      />
      <rect className="paper" x="255" y="104" width="14" height="24" rx="4" />
      <path d={spanBetween(262, 128, 270, 154, 0.1)} />
      <path className="paper" d="M264 188V159L278 145L292 159V188Z" />
      <path d="M273 188V173H283V188" />
    </g>
  );
}

/** Draws a feeder on five poles with a recloser in the middle and a lateral to one house. */
export function Scene() {
  return (
    <>
      <path className="quiet" d={`M6 ${ground}H314`} />
      <path d={poles.map((x) => `M${x} 16V${ground}`).join('')} />
      <path
        className="strand"
        d={wires
          .flatMap((y) => [
            spanPath(-50 + arm, y, 20 + arm),
            ...poles.slice(1).map((x) => spanPath(x - 70 + arm, y, x + arm)),
          ])
          .join('')}
      />
      <Substation />
      <path d={insulators.map(([x, y]) => `M${x - arm} ${y}h${arm}`).join('')} />
      {insulators.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="paper" cx={x} cy={y} r="3.5" />
      ))}
      <path d="M147 98V74M173 98V70" />
      <rect className="paper" x={recloser - 21} y="98" width="42" height="32" rx="6" />
      <circle className="sun" cx={recloser} cy="114" r="9" />
      <path d={`M${recloser + 8} 130v10`} />
      <rect className="paper" x={recloser + 1} y="140" width="14" height="18" rx="2" />
      <Lateral />
    </>
  );
}
