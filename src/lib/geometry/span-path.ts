/** Sag at the middle of a span, as a fraction of its width. */
const usualSag = 0.14;

/** Rounds to hundredths: every page contains dozens of spans. */
const round = (value: number): number => Math.round(value * 100) / 100 + 0;

/** Rounds a control point to whole units: pages send every digit, and the eye sees no more. */
const roundControl = (value: number): number => Math.round(value) + 0;

/**
 * Returns the SVG path of a span, a sagging line from (x0, y) to (x1, y). Its lowest point is
 * `sagRatio` times its width below the ends, to half a unit.
 */
export function spanPath(x0: number, y: number, x1: number, sagRatio = usualSag): string {
  return spanBetween(x0, y, x1, y, sagRatio);
}

/** Returns the SVG path of a span between ends of different heights; see `spanPath`. */
export function spanBetween(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sagRatio = usualSag,
): string {
  const width = x1 - x0;
  const rise = y1 - y0;
  // A cubic curve reaches 3/4 of the depth of its two control points.
  const depth = (4 / 3) * sagRatio * Math.abs(width);
  const near = [x0 + 0.27 * width, y0 + 0.27 * rise + depth].map(roundControl);
  const far = [x1 - 0.27 * width, y1 - 0.27 * rise + depth].map(roundControl);
  const [startX, startY, endX, endY] = [x0, y0, x1, y1].map(round);
  return `M${startX} ${startY}C${[...near, ...far, endX, endY].join(' ')}`;
}
