import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spanBetween, spanPath } from '#src/lib/geometry/span-path.ts';

function middle(path: string): { x: number; y: number } {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = path.match(/-?[\d.]+/g)!.map(Number);
  return { x: (x0! + 3 * x1! + 3 * x2! + x3!) / 8, y: (y0! + 3 * y1! + 3 * y2! + y3!) / 8 };
}

it('§20.1 span: it runs from pole to pole in the drawn shape', () => {
  expect(spanPath(0, 10, 100)).toBe('M0 10C27 29 73 29 100 10');
});

const coordinate = fc.integer({ min: -2000, max: 2000 });
const ratio = fc.double({ min: 0, max: 1, noNaN: true });

it('§20.3 span: it passes its sag below the middle, to half a unit', () => {
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, ratio, (x0, y, x1, sagRatio) => {
      const point = middle(spanPath(x0, y, x1, sagRatio));
      expect(point.x).toBeCloseTo((x0 + x1) / 2, 0);
      expect(point.y).toBeCloseTo(y + sagRatio * Math.abs(x1 - x0), 0);
    }),
  );
});

it('§20.3 span: between ends of different height it passes its sag below the chord', () => {
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, coordinate, (x0, y0, x1, y1) => {
      const path = spanBetween(x0, y0, x1, y1);
      expect(path.startsWith(`M${x0} ${y0}C`)).toBe(true);
      expect(path.endsWith(` ${x1} ${y1}`)).toBe(true);
      expect(middle(path).y).toBeCloseTo((y0 + y1) / 2 + 0.14 * Math.abs(x1 - x0), 0);
    }),
  );
});
