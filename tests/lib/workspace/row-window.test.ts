import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderedRows } from '#src/features/workspace/conversations/conversation-filter/row-window.ts';

test('§2.122 conversations: the visible rows, some next to them and the tab stop are rendered in order', () => {
  const index = fc.nat(60_000);
  fc.assert(
    fc.property(index, fc.nat(40), index, index, (first, size, count, tabStop) => {
      const rows = renderedRows({ first, end: first + size }, count, tabStop);
      expect(rows).toEqual([...new Set(rows)].toSorted((a, b) => a - b));
      expect(rows.length).toBeLessThanOrEqual(size + 9);
      for (const row of rows) expect(row).toBeLessThan(count);
      for (let row = first; row < Math.min(first + size, count); row += 1)
        expect(rows).toContain(row);
      expect(rows.includes(tabStop)).toBe(tabStop < count);
    }),
  );
});

test('§2.122 conversations: a short list is rendered whole', () => {
  expect(renderedRows({ first: 0, end: 16 }, 3, 0)).toEqual([0, 1, 2]);
  expect(renderedRows({ first: 10, end: 12 }, 100, 50)).toEqual([
    6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 50,
  ]);
});
