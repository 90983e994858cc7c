import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { advance, textLines, textWidth } from '#src/atlas/drawings/layout/text-size.ts';

const file = join(import.meta.dirname, '../../src/server/build/fonts/sometype-mono-500.ttf');

/** Returns the tables of a TrueType font by tag. */
function tablesOf(font: Buffer): Map<string, Buffer> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = 12 + index * 16;
      const start = font.readUInt32BE(at + 8);
      const table = font.subarray(start, start + font.readUInt32BE(at + 12));
      return [font.toString('latin1', at, at + 4), table];
    }),
  );
}

test('§17.25 Machines: character widths match the font, which is monospaced', () => {
  const tables = tablesOf(readFileSync(file));
  const unitsPerEm = tables.get('head')!.readUInt16BE(18);
  const count = tables.get('hhea')!.readUInt16BE(34);
  const widths = Array.from({ length: count }, (_, at) => tables.get('hmtx')!.readUInt16BE(at * 4));
  // Combining marks have no width.
  expect(new Set(widths.filter((width) => width > 0))).toEqual(new Set([advance * unitsPerEm]));
  expect(textWidth('0123456789', 100)).toBe(1000 * advance);
});

test('§17.25 Machines: a long text wraps after a comma, or before "and" and "or"', () => {
  expect(textLines('/ a(b: 1, c: 2)', 20)).toEqual(['/ a(b: 1, c: 2)']);
  expect(textLines('/ show(from: monday, to: friday)', 20)).toEqual([
    '/ show(from: monday,',
    'to: friday)',
  ]);
  expect(textLines('[isFirst and isLast or isAlone]', 18)).toEqual([
    '[isFirst',
    'and isLast',
    'or isAlone]',
  ]);
});
