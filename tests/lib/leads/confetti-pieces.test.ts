import fc from 'fast-check';
import { expect, it } from 'vitest';
import { confetti } from '#content/constants.ts';
import { confettiPieces } from '#src/features/leads/thank-you/confetti-pieces.ts';
import { seededRandom } from '#src/lib/random.ts';

it('§9.3 confetti: 80 pieces fall for 2 to 5 s after up to 0.5 s, and all land within 5 s', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const pieces = confettiPieces(seed, confetti);
      expect(pieces.map(({ id }) => id)).toEqual(Array.from({ length: 80 }, (_, id) => id));
      for (const piece of pieces) {
        expect(piece.durationMs).toBeGreaterThanOrEqual(2000);
        expect(piece.delayMs).toBeGreaterThanOrEqual(0);
        expect(piece.delayMs).toBeLessThanOrEqual(500);
        expect(piece.delayMs + piece.durationMs).toBeLessThanOrEqual(5000);
        expect(piece.leftPercent).toBeGreaterThanOrEqual(0);
        expect(piece.leftPercent).toBeLessThanOrEqual(100);
        expect([0, 1, 2, 3, 4, 5, 6, 7]).toContain(piece.tone);
      }
    }),
  );
});

it('confetti: the falls share at most 16 times of start and end, as each restyles the page', () => {
  const times = confettiPieces(1, confetti).flatMap(({ delayMs, durationMs }) => [
    delayMs,
    delayMs + durationMs,
  ]);
  expect(new Set(times).size).toBeLessThanOrEqual(16);
});

it('§9.3 confetti: equal seeds give equal pieces, different seeds do not', () => {
  expect(confettiPieces(7, confetti)).toEqual(confettiPieces(7, confetti));
  expect(confettiPieces(7, confetti)).not.toEqual(confettiPieces(8, confetti));
});

it('§9.12 confetti: every color falls across the whole width', () => {
  const pieces = confettiPieces(1, confetti);
  expect(new Set(pieces.map(({ tone }) => tone)).size).toBe(8);
  expect(Math.min(...pieces.map(({ leftPercent }) => leftPercent))).toBeLessThan(10);
  expect(Math.max(...pieces.map(({ leftPercent }) => leftPercent))).toBeGreaterThan(90);
});

it('§9.12 confetti: pieces drift up to 120 px to both sides and turn up to four times both ways', () => {
  const pieces = confettiPieces(1, { ...confetti, pieces: 800 });
  const extremes = (values: number[]) => [Math.min(...values), Math.max(...values)];
  expect(extremes(pieces.map(({ driftPx }) => driftPx))).toEqual([-120, 120]);
  expect(extremes(pieces.map(({ turns }) => turns))).toEqual([-4, 4]);
  expect(pieces.every(({ turns }) => Number.isInteger(turns * 4))).toBe(true);
  expect(pieces.some(({ turns }) => !Number.isInteger(turns))).toBe(true);
});

it('§9.3 confetti: the generator is mulberry32', () => {
  const random = seededRandom(0);
  expect([random(), random(), random()]).toEqual([
    0.26642920868471265, 0.0003297457005828619, 0.2232720274478197,
  ]);
});
