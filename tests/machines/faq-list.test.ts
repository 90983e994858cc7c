import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faqLimits } from '#content/workspace/faq-list.ts';
import * as faq from '#machines/faq-list/faq-entries.ts';

const entry = (id: number) => ({ id, question: `Question ${id}`, answer: `Answer ${id}` });
const [first, second, third] = [entry(1), entry(2), entry(3)];
const list = faq.opened({ nextId: 4, entries: [first, second, third] });
const after = (change: faq.FaqChange, before = list) => ({
  ...before,
  ...faq.changed(before, change),
});

describe('§3 FAQ: text problems', () => {
  test.each(['', ' ', '\n\t'])('§3 FAQ: %j is missing', (value) => {
    expect(faq.faqProblem('answer', value)).toEqual({ field: 'answer', kind: 'missing' });
  });

  test.each(faq.faqFields)(
    '§3 FAQ: %s is valid up to its limit and too long beyond it',
    (field) => {
      const limit = faqLimits[field];
      expect(faq.faqProblem(field, 'x'.repeat(limit))).toBeNull();
      expect(faq.faqProblem(field, 'x'.repeat(limit + 1))).toEqual({
        field,
        kind: 'too-long',
        length: limit + 1,
      });
    },
  );
});

describe('§4 FAQ list: changes', () => {
  test('§4 FAQ list: only the fields of a new entry are untouched', () => {
    expect(after({ type: 'entry.added' })).toEqual({
      ...list,
      nextId: 5,
      open: [4],
      addedId: 4,
      entries: [first, second, third, { id: 4, question: '', answer: '' }],
      untouched: [
        { id: 4, field: 'question' },
        { id: 4, field: 'answer' },
      ],
    });
    const left = { id: 4, field: 'question' } as const;
    const { untouched } = after({ type: 'entry.added' });
    expect(faq.without(untouched, left)).toEqual([{ id: 4, field: 'answer' }]);
    expect(faq.without(untouched, { ...left, id: 3 })).toEqual(untouched);
  });

  test('§4 FAQ list: imported entries are appended in order and counted', () => {
    const texts = [4, 5].map(entry).map(({ question, answer }) => ({ question, answer }));
    expect(after({ type: 'entries.imported', texts, replacements: [] })).toEqual({
      ...list,
      nextId: 6,
      entries: [first, second, third, entry(4), entry(5)],
      importedCount: 2,
    });
  });

  test('§4 FAQ list: an entry that another tab deleted is not deleted, moved, or restored', () => {
    expect(faq.changed(list, { type: 'entry.deleted', id: 99 })).toEqual({});
    expect(faq.changed(list, { type: 'entry.moved', id: 99, by: 1 })).toEqual({});
    expect(faq.changed(list, { type: 'deletion.undone' })).toEqual({});
  });
});

test('§4 FAQ list: an entry moves past its neighbor and back', () => {
  expect([1, 2, 3, 99].map((id) => faq.canMove(list.entries, id, 1))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(faq.canMove(list.entries, 1, -1)).toBe(false);
  const moves = fc.record({ id: fc.constantFrom(1, 2, 3), by: fc.constantFrom(1 as const, -1) });
  fc.assert(
    fc.property(moves, ({ id, by }) => {
      fc.pre(faq.canMove(list.entries, id, by));
      const moved = after({ type: 'entry.moved', id, by });
      expect(moved.entries[faq.findEntry(list.entries, id)!.index + by]?.id).toBe(id);
      const back = after({ type: 'entry.moved', id, by: by === 1 ? -1 : 1 }, moved);
      expect(back.entries).toEqual(list.entries);
    }),
  );
});
