import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faqLimits } from '../../content/faq-list';
import * as change from '../../machines/faq-list/faq-changes';
import * as faq from '../../machines/faq-list/faq-entries';

const entry = (id: number) => ({ id, question: `Question ${id}`, answer: `Answer ${id}` });
const [one, two, three] = [entry(1), entry(2), entry(3)];
const list: change.FaqListContext = {
  nextId: 4,
  entries: [one, two, three],
  typed: [],
  untouched: [],
  removed: null,
  movedId: null,
  importedCount: 0,
  isLasting: true,
};

describe('§3 FAQ: what is wrong with a text', () => {
  test.each(['', ' ', '\n\t'])('§3 FAQ: %j is missing', (value) => {
    expect(faq.faqProblem('answer', value)).toEqual({ field: 'answer', kind: 'missing' });
  });

  test.each(faq.faqFields)('§3 FAQ: %s may be as long as its limit, and no longer', (field) => {
    const limit = faqLimits[field];
    expect(faq.faqProblem(field, 'x'.repeat(limit))).toBeNull();
    expect(faq.faqProblem(field, 'x'.repeat(limit + 1))).toEqual({
      field,
      kind: 'too-long',
      length: limit + 1,
    });
  });
});

describe('§4 FAQ list: what is new', () => {
  test('§4 FAQ list: nothing is said about either field of a new entry until it is left', () => {
    const added = change.entryAdded(list, undefined);
    expect(added.untouched).toEqual([
      { id: 4, field: 'question' },
      { id: 4, field: 'answer' },
    ]);
    const left = { id: 4, field: 'question' } as const;
    expect(change.fieldTouched({ ...list, ...added }, left)).toEqual({
      untouched: [{ id: 4, field: 'answer' }],
    });
    expect(change.fieldTouched({ ...list, ...added }, { ...left, id: 3 })).toEqual({
      untouched: added.untouched,
    });
  });

  test('§4 FAQ list: imported entries stand at the end in their order, and are counted', () => {
    const texts = [4, 5].map(entry).map(({ question, answer }) => ({ question, answer }));
    expect(change.textsAdded(list, { texts })).toEqual({
      nextId: 6,
      entries: [one, two, three, entry(4), entry(5)],
      importedCount: 2,
    });
  });

  test('§4 FAQ list: a field is typed in once, however often it changes', () => {
    const typedIn = (field: faq.FaqField, value: string, before = list) => ({
      ...before,
      ...change.fieldTyped(before, { id: 2, field, value }),
    });
    const both = typedIn('answer', 'Yes.', typedIn('question', 'So?'));
    const { typed, entries } = typedIn('question', 'Why?', both);
    expect(typed).toEqual([
      { id: 2, field: 'answer' },
      { id: 2, field: 'question' },
    ]);
    expect(entries).toEqual([one, { id: 2, question: 'Why?', answer: 'Yes.' }, three]);
  });
});

describe('§4 FAQ list: where the keyboard goes', () => {
  test('§4 FAQ list: it goes to the question of the newest entry', () => {
    expect(change.onNewest({ ...list, ...change.entryAdded(list, undefined) })).toEqual({
      id: 4,
      part: 'question',
    });
  });

  test.each([
    [1, 2],
    [2, 3],
    [3, 2],
  ])('§4 FAQ list: after entry %i is deleted it goes to entry %i', (id, beside) => {
    const after = { ...list, ...change.entryRemoved(list, { id }) };
    expect(change.besideRemoved(after)).toEqual({ id: beside, part: 'question' });
  });

  test('§4 FAQ list: after the only entry is deleted it goes to the button that adds one', () => {
    const only = { ...list, entries: [one] };
    const after = { ...only, ...change.entryRemoved(only, { id: 1 }) };
    expect(change.besideRemoved(after)).toEqual({ id: null, part: 'add' });
  });

  test('§4 FAQ list: with nothing deleted it goes to the first entry', () => {
    expect(change.besideRemoved(list)).toEqual({ id: 1, part: 'question' });
  });

  test.each([
    [-1, 'up'],
    [1, 'down'],
  ] as const)('§4 FAQ list: moved by %i it stays on the button for %s', (by, part) => {
    expect(change.onMoved({ type: 'entry.moved', id: 2, by })).toEqual({ id: 2, part });
  });
});

test('§4 FAQ list: an entry moves where it has a neighbor, and back again', () => {
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
      const moved = faq.withMoved(list.entries, id, by);
      expect(moved[list.entries.findIndex((each) => each.id === id) + by]?.id).toBe(id);
      expect(faq.withMoved(moved, id, by === 1 ? -1 : 1)).toEqual(list.entries);
    }),
  );
});

test('§4 FAQ list: a field that is typed in of an entry that is nowhere brings nothing back', () => {
  const own = { ...list, typed: [{ id: 99, field: 'answer' as const }] };
  expect(faq.withTyped({ nextId: 2, entries: [one] }, own)).toEqual({ nextId: 4, entries: [one] });
});
