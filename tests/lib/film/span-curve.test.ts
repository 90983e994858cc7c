import { describe, expect, it } from 'vitest';
import { curvePath, curvePoint, curveShareAt, spanCurve } from '#src/features/film/span-curve.ts';

const span = spanCurve({ x: 0, y: 0 }, { x: 100, y: 20 });
const numbers = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);
const startOf = (path: string) => numbers(path).slice(0, 2);
const endOf = (path: string) => numbers(path).slice(-2);
const rounded = (share: number) =>
  [curvePoint(span, share).x, curvePoint(span, share).y].map(
    (value) => Math.round(value * 100) / 100,
  );

describe('§20 charts: the span curve', () => {
  it('starts and ends at its poles and passes its sag below the chord', () => {
    expect(curvePoint(span, 0)).toEqual({ x: 0, y: 0 });
    expect(curvePoint(span, 1)).toEqual({ x: 100, y: 20 });
    expect(curvePoint(span, 0.5).y).toBeCloseTo(10 + 14, 6);
    expect(curvePoint(spanCurve({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.3), 0.5).y).toBeCloseTo(30, 6);
  });

  it('is drawn whole', () => {
    expect(curvePath(span)).toBe('M0 0 C27 24.07, 73 33.27, 100 20');
    expect(curvePath(span, 0, 1)).toBe(curvePath(span));
  });

  it.each([
    [0, 0.4],
    [0.25, 0.75],
    [0.6, 1],
    [0.2, 0.3],
  ])('is drawn from %s to %s, on the curve throughout', (from, to) => {
    const path = curvePath(span, from, to);
    expect(startOf(path)).toEqual(rounded(from));
    expect(endOf(path)).toEqual(rounded(to));
    const [x0, y0, x1, y1, x2, y2, x3, y3] = numbers(path);
    const middle = rounded((from + to) / 2);
    expect((x0! + 3 * x1! + 3 * x2! + x3!) / 8).toBeCloseTo(middle[0]!, 1);
    expect((y0! + 3 * y1! + 3 * y2! + y3!) / 8).toBeCloseTo(middle[1]!, 1);
  });

  it('collapses to its end for an empty range', () => {
    expect(startOf(curvePath(span, 1, 1))).toEqual([100, 20]);
    expect(endOf(curvePath(span, 1, 1))).toEqual([100, 20]);
  });

  it.each([0, 0.1, 0.5, 0.73, 1])('is found by a point on it: %s', (share) => {
    expect(curveShareAt(span, curvePoint(span, share).x)).toBeCloseTo(share, 6);
  });
});
