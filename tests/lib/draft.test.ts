import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { sampleWorkspace, type FaqEntry } from '#content/sample/workspace.ts';
import { draftMachine, fieldsOf, isChangedElsewhere } from '#machines/shared/draft.ts';
import { merged } from '#machines/shared/merged.ts';

type Fields = { limit: { days: number } | null; name: string };
const form = draftMachine<Fields>({
  id: 'form',
  description: '',
  problems: () => ({}),
  normalize: (fields) => fields,
}).provide({ actors: { watchStore: fromCallback(() => undefined) } });

test.each([
  [null, { days: 1 }, { days: 2 }],
  [{ days: 3 }, null, { days: 2 }],
  [{ days: 3 }, { days: 1 }, null],
])('draft: of a field %j, the edit %j stays beside the stored %j', (limit, edit, stored) => {
  const actor = createActor(form, { input: { record: { limit, name: '' } } }).start();
  actor.send({ type: 'field.changed', change: { limit: edit } });
  actor.send({ type: 'store.changed', record: { limit: stored, name: 'n' } });
  const { context } = actor.getSnapshot();
  expect(fieldsOf(context)).toEqual({ limit: edit, name: 'n' });
  expect(isChangedElsewhere(context)).toBe(true);
});

const [first, second, third] = sampleWorkspace.faq.entries as [FaqEntry, FaqEntry, FaqEntry];
const base = [first, second, third];
const [newEntry, added] = [
  { id: 6, question: 'Own', answer: '' },
  { id: 6, question: 'Other', answer: '' },
];
test.each([
  [
    'a text and the answer below it',
    [{ ...first, question: 'Q' }, second, third],
    [{ ...first, answer: 'A' }, second, third],
    [{ ...first, question: 'Q', answer: 'A' }, second, third],
  ],
  [
    'a text and a move',
    [{ ...first, question: 'Q' }, second, third],
    [third, first, second],
    [third, { ...first, question: 'Q' }, second],
  ],
  [
    'two additions with one id',
    [...base, newEntry],
    [...base, added],
    [...base, newEntry, { ...added, id: 7 }],
  ],
  [
    'a deletion and a change',
    [second, third],
    [{ ...first, answer: 'A' }, second, third],
    [second, third, { ...first, answer: 'A' }],
  ],
  [
    'a change and a deletion',
    [{ ...first, answer: 'A' }, second, third],
    [second, third],
    [{ ...first, answer: 'A' }, second, third],
  ],
  ['two deletions', [second, third], [first, third], [third]],
] as const)('draft: %s of two tabs are both in the list', (_, mine, theirs, entries) => {
  const list = (all: readonly FaqEntry[]) => ({ nextId: 7, entries: [...all] });
  const both = merged(list(base), list(mine), list(theirs));
  expect(both.entries).toEqual(entries);
});
