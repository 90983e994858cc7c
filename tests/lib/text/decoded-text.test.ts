import { expect, test } from 'vitest';
import { decodedText } from '#src/lib/text/decoded-text.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test.each([
  ['UTF-8', bytes(0x41, 0xc3, 0xa4), 'Aä'],
  ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x41), 'A'],
  ['UTF-16, little end first', bytes(0xff, 0xfe, 0x41, 0, 0xe4, 0), 'Aä'],
  ['UTF-16, big end first', bytes(0xfe, 0xff, 0, 0x41, 0, 0xe4), 'Aä'],
  ['nothing', bytes(), ''],
  ['a character that is cut off at the end', bytes(0x41, 0xc3), 'A'],
])('§4 FAQ import: %s is text', (_, given, text) => {
  expect(decodedText(given)).toBe(text);
});

test.each([
  ['half a mark and then no text', bytes(0xff, 0x41)],
  ['the other half of a mark', bytes(0x41, 0xfe)],
  ['a broken character', bytes(0xc3, 0x41)],
  ['UTF-16 without a mark', bytes(0x41, 0, 0x42, 0)],
  ['UTF-16 with a NUL', bytes(0xff, 0xfe, 0x41, 0, 0, 0)],
])('§4 FAQ import: %s is not text', (_, given) => {
  expect(decodedText(given)).toBeNull();
});
