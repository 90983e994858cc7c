import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberText, toTenths } from '#content/number-text.ts';

test('§3.21: numbers read as Intl writes them in US English', () => {
  const format = new Intl.NumberFormat('en-US');
  const tenths = fc.integer({ min: -1e9, max: 1e9 }).map((value) => toTenths(value / 10));
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.maxSafeInteger(), tenths), (value) => {
      expect(numberText(value)).toBe(format.format(value));
    }),
  );
});
