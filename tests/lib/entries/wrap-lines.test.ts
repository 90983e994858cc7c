import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapLines } from '#src/entries/wrap-lines.ts';

const widthOf = (text: string) => text.length;

test('social image: a heading wraps into even lines', () => {
  expect(wrapLines('Hold the line while your crew sleeps.', 20, widthOf)).toEqual([
    'Hold the line while',
    'your crew sleeps.',
  ]);
  expect(wrapLines('aaaa bbbb cccc dddd ee', 15, widthOf)).toEqual(['aaaa bbbb', 'cccc dddd ee']);
});

test('social image: a line exceeds the width only for a single long word', () => {
  const words = fc.array(fc.stringMatching(/^\w{1,12}$/), { maxLength: 12 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 40 }), (text, width) => {
      const lines = wrapLines(text.join(' '), width, widthOf);
      expect(lines.join(' ')).toBe(text.join(' '));
      for (const line of lines)
        expect(widthOf(line) <= width || !line.includes(' '), line).toBe(true);
    }),
  );
});
