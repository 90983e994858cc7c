import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faqLimits } from '#content/workspace/faq-list.ts';
import * as faq from '#machines/faq-list/faq-entries.ts';

const entry = (id: number) => ({ id, question: `Question ${id}`, answer: `Answer ${id}` });
const [first, second, third] = [entry(1), entry(2), entry(3)];
const list = { nextId: 4, entries: [first, second, third] };
const removed = { entry: second, index: 1 };

describe('FAQ: text problems', () => {
  test.each(['', ' ', '\n\t'])('§5.26 FAQ: %j is missing', (value) => {
    expect(faq.faqProblem('answer', value)).toEqual({ field: 'answer', kind: 'missing' });
  });

  test.each(faq.faqFields)(
    '§5.26 FAQ: %s is valid up to its limit and too long beyond it',
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

describe('FAQ list: changes', () => {
  test('§3.20 FAQ list: the id of a deleted entry is not reused', () => {
    const shorter = faq.changed(list, {
      type: 'entry.deleted',
      removed: { entry: third, index: 2 },
    });
    expect(shorter).toEqual({ nextId: 4, entries: [first, second] });
  });

  test('§4.23 FAQ list: undo restores an entry in its place, once, and nothing else', () => {
    const shorter = { ...list, entries: [first, third] };
    const undone = { type: 'deletion.undone', removed } as const;
    expect(faq.changed(shorter, undone)).toEqual(list);
    const changed = { ...list, entries: [first, { ...second, answer: 'Of another tab' }] };
    expect(faq.changed(changed, undone)).toEqual(changed);
  });

  test('§4.22 FAQ list: an import replaces an entry in its place and adds the others', () => {
    const [why, when] = ['Why?', 'When?'].map((question) => ({ question, answer: 'So.' }));
    const replacements = [{ question: 'QUESTION  2', answer: 'New' }, when!];
    expect(faq.countReplaced(list, replacements)).toBe(1);
    expect(faq.changed(list, { type: 'entries.imported', texts: [why!], replacements })).toEqual({
      nextId: 6,
      entries: [
        first,
        { id: 2, question: 'QUESTION  2', answer: 'New' },
        third,
        { id: 4, ...when },
        { id: 5, ...why },
      ],
    });
  });

  test('§4.67 FAQ list: an entry that another tab deleted is not deleted, moved or typed in', () => {
    const foreign = { entry: entry(99), index: 0 };
    expect(faq.changed(list, { type: 'entry.deleted', removed: foreign })).toEqual(list);
    expect(faq.changed(list, { type: 'entry.moved', id: 99, by: 1 })).toBe(list);
    const typed = { type: 'field.changed', id: 99, field: 'answer', value: 'x' } as const;
    expect(faq.changed(list, typed)).toBe(list);
  });
});

test('§4.22 FAQ list: an entry moves past its neighbor and back', () => {
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
      const moved = faq.changed(list, { type: 'entry.moved', id, by });
      expect(moved.entries[faq.findEntry(list.entries, id)!.index + by]?.id).toBe(id);
      const back = faq.changed(moved, { type: 'entry.moved', id, by: by === 1 ? -1 : 1 });
      expect(back.entries).toEqual(list.entries);
    }),
  );
});
