import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineCard } from '#content/film/film-card.ts';
import { portLevels } from '#src/features/film/port-levels.ts';
import { curvePath, curvePoint, curveShareAt, spanCurve } from '#src/features/film/span-curve.ts';

const coordinate = fc.integer({ min: -500, max: 500 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });

it('§2.55 demo video: a span passes its sag below the middle of the chord', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      const middle = curvePoint(spanCurve(from, to, 0.14), 0.5);
      expect(middle.x).toBeCloseTo((from.x + to.x) / 2);
      expect(middle.y).toBeCloseTo((from.y + to.y) / 2 + 0.14 * Math.abs(to.x - from.x));
    }),
  );
});

it('§2.55 demo video: a part of a span starts and ends on the span', () => {
  const span = spanCurve({ x: 0, y: 0 }, { x: 100, y: 40 });
  expect(curvePath(span)).toBe('M0 0 C27 29.47, 73 47.87, 100 40');
  fc.assert(
    fc.property(share, share, (a, b) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      const numbers = curvePath(span, from, to)
        .match(/-?[\d.]+/g)!
        .map(Number);
      const [start, end] = [curvePoint(span, from), curvePoint(span, to)];
      expect(numbers[0]).toBeCloseTo(start.x, 1);
      expect(numbers[1]).toBeCloseTo(start.y, 1);
      expect(numbers[6]).toBeCloseTo(end.x, 1);
      expect(numbers[7]).toBeCloseTo(end.y, 1);
    }),
  );
});

it('§2.55 demo video: a span is cut at a given point', () => {
  const span = spanCurve({ x: 0, y: 13 }, { x: 100, y: 13 });
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (x) => {
      expect(curvePoint(span, curveShareAt(span, x)).x).toBeCloseTo(x, 3);
    }),
  );
});

const { portsDbm, darkDbm, lastPort } = lineCard;
const levels = (lost: number, back: number) => portLevels(portsDbm, darkDbm, lastPort, lost, back);

it('§2.55 demo video: all eight ports lose light, and seven regain it', () => {
  expect(levels(0, 0)).toEqual([...portsDbm]);
  expect(levels(1, 0)).toEqual(portsDbm.map(() => darkDbm));
  expect(levels(1, 1)).toEqual(portsDbm.map((dbm, i) => (i === lastPort - 1 ? darkDbm : dbm)));
});

it('§2.55 demo video: no port is brighter than healthy or darker than dark', () => {
  fc.assert(
    fc.property(share, share, (lost, back) => {
      for (const [i, dbm] of levels(lost, back).entries()) {
        expect(dbm).toBeGreaterThanOrEqual(darkDbm);
        expect(dbm).toBeLessThanOrEqual(portsDbm[i]! + 1e-9);
      }
    }),
  );
});
