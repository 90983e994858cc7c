import { spanBetween } from '#src/lib/geometry/span-path.ts';

type Point = { x: number; y: number };

const around = (count: number, radiusX: number, radiusY: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return {
      x: Math.round(160 + radiusX * Math.cos(angle)),
      y: Math.round(100 + radiusY * Math.sin(angle)),
    };
  });

const outer = around(8, 134, 74);
const inner = around(4, 68, 34);
const marked = 7;
const between = (a: Point, b: Point, sag?: number) => spanBetween(a.x, a.y, b.x, b.y, sag);
const ring = (hubs: Point[], sag?: number) =>
  hubs.map((hub, i) => between(hub, hubs[(i + 1) % hubs.length] ?? hub, sag)).join('');

/** Lines from the hubs at the corners to their customers. */
const taps = [1, 3, 5, 7].flatMap((i) => {
  const hub = outer[i];
  if (!hub) return [];
  const direction = Math.sign(hub.x - 160);
  return [16, -16].map((dy) => ({ hub, end: { x: hub.x + 50 * direction, y: hub.y + dy } }));
});
const crossLinks = inner.map((core, i) => between(core, outer[i * 2] ?? core, 0.1)).join('');

/** Draws a ring of core racks inside a ring of hubs, with cross-links. */
export function Scene() {
  return (
    <>
      <path
        d={`${taps.map(({ hub, end }) => between(hub, end)).join('')}${crossLinks}${ring(inner)}`}
      />
      <path className="strand" d={`${ring(outer)}${ring(outer, 0.02)}`} />
      {taps.map(({ end }) => (
        <circle key={`${end.x} ${end.y}`} className="paper" cx={end.x} cy={end.y} r="3.5" />
      ))}
      {inner.map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          className="paper"
          x={x - 10}
          y={y - 13}
          width="20"
          height="26"
          rx="3"
        />
      ))}
      <path
        d={inner
          .map(({ x, y }) => `M${x - 5} ${y - 6}h10M${x - 5} ${y}h10M${x - 5} ${y + 6}h3`)
          .join('')}
      />
      {outer.map(({ x, y }, i) => (
        <circle
          key={`${x} ${y}`}
          className={i === marked ? 'sun' : 'paper'}
          cx={x}
          cy={y}
          r={i === marked ? 10 : 8}
        />
      ))}
    </>
  );
}
