export type Point = { x: number; y: number };
/** A cubic Bézier curve: two end points with two control points between them. */
export type Curve = readonly [Point, Point, Point, Point];

const usualSag = 0.14;

const mix = (a: Point, b: Point, share: number): Point => ({
  x: a.x + share * (b.x - a.x),
  y: a.y + share * (b.y - a.y),
});

const text = ({ x, y }: Point) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/** Returns the curve of a span between two poles; it sags `sagRatio` of its width. */
export function spanCurve(from: Point, to: Point, sagRatio = usualSag): Curve {
  const depth = (4 / 3) * sagRatio * Math.abs(to.x - from.x);
  const [near, far] = [mix(from, to, 0.27), mix(from, to, 0.73)];
  return [from, { x: near.x, y: near.y + depth }, { x: far.x, y: far.y + depth }, to];
}

/** Splits a curve at `share` of its parameter (0 to 1). */
function cutCurve([a, b, c, d]: Curve, share: number): [Curve, Curve] {
  const [ab, bc, cd] = [mix(a, b, share), mix(b, c, share), mix(c, d, share)];
  const [abc, bcd] = [mix(ab, bc, share), mix(bc, cd, share)];
  const point = mix(abc, bcd, share);
  return [
    [a, ab, abc, point],
    [point, bcd, cd, d],
  ];
}

/** Returns the point of a curve at `share` of its parameter, 0 to 1. */
export function curvePoint(curve: Curve, share: number): Point {
  return cutCurve(curve, share)[0][3];
}

/** Returns the SVG path of a curve, or of its part between two parameter values (0 to 1). */
export function curvePath(curve: Curve, from = 0, to = 1): string {
  const start = from > 0 ? cutCurve(curve, from)[1] : curve;
  const part = to < 1 ? cutCurve(start, from < 1 ? (to - from) / (1 - from) : 0)[0] : start;
  const [a, b, c, d] = part.map(text);
  return `M${a} C${b}, ${c}, ${d}`;
}

/** Returns the parameter at which a curve passes `x`; its ends must enclose `x`. */
export function curveShareAt(curve: Curve, x: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (curvePoint(curve, middle).x < x) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
