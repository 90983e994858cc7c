import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hyphenated } from '#src/design/jsx/hyphenated.ts';

test('specification §35: Wi-Fi, co-ops, and as-builts do not break at the end of a line', () => {
  expect(hyphenated('Fewer truck rolls for co-ops and regional fiber.')).toEqual([
    'Fewer truck rolls for ',
    'co-ops',
    ' and regional fiber.',
  ]);
  expect(hyphenated('Wi-Fi at pole P-131')).toEqual(['', 'Wi-Fi', ' at pole ', 'P-131', '']);
  expect(hyphenated('spans 118–131')).toEqual(['spans ', '118–131', '']);
  expect(hyphenated('30–40%')).toEqual(['', '30–40%', '']);
  expect(hyphenated('The ring at 3:05 a.m., again')).toEqual([
    'The ring at ',
    '3:05 a.m.',
    ', again',
  ]);
  expect(hyphenated('co-ops, now')).toEqual(['', 'co-ops,', ' now']);
  expect(hyphenated('your systems (OSS/BSS), live')).toEqual([
    'your systems ',
    '(OSS/BSS),',
    ' live',
  ]);
  expect(hyphenated('no compound – or - here / there')).toEqual([
    'no compound – or - here / there',
  ]);
});

test('specification §35: a range of numbers stays whole, with its sign and separators', () => {
  expect(hyphenated('1,400–2,800')).toEqual(['', '1,400–2,800', '']);
  expect(hyphenated('$21,600–43,200')).toEqual(['', '$21,600–43,200', '']);
  expect(hyphenated('From 12 to 7.2–9.6 per 1,000, or so.')).toEqual([
    'From 12 to ',
    '7.2–9.6',
    ' per 1,000, or so.',
  ]);
  expect(hyphenated('$1,200,000–2,400,000')).toEqual(['$1,200,000–2,400,000']);
});

test('specification §35: a hyphenated word too long for a narrow column may break', () => {
  expect(hyphenated('the bend-insensitive type, no-fault-found')).toEqual([
    'the bend-insensitive type, ',
    'no-fault-found',
    '',
  ]);
});

test('specification §35: no text is lost', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'Wi', '-', ' ', '.', 'bend-insensitive'))
    .map((of) => of.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      expect(hyphenated(text).join('')).toBe(text);
    }),
  );
});
