import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { sampleWorkspace, type FaqEntry } from '#content/sample/workspace.ts';
import {
  draftMachine,
  fieldsOf,
  isChangedElsewhere,
  recordBeside,
} from '#machines/shared/draft.ts';
import { merged } from '#machines/shared/merged.ts';

type Fields = { name: string; title: string; list: number[] };
const form = draftMachine<Fields>({
  id: 'form',
  description: '',
  problems: () => ({}),
  normalize: (fields) => fields,
}).provide({ actors: { watchStore: fromCallback(() => undefined) } });
const record: Fields = { name: '', title: '', list: [1] };

/** Edits one draft; returns it after each edit. */
function editor() {
  const actor = createActor(form).start();
  return (stored: Fields, change: Partial<Fields>) => {
    const { context } = actor.getSnapshot();
    actor.send({ type: 'field.changed', change, ...recordBeside(stored, context) });
    return actor.getSnapshot().context;
  };
}

test('draft: an edit stays beside the change of another tab, which the page reports', () => {
  const draft = editor()(record, { name: 'Mine' });
  const theirs = { ...record, name: 'Theirs', title: 'New' };
  expect(fieldsOf(theirs, draft)).toEqual({ ...theirs, name: 'Mine' });
  expect([record, theirs].map((stored) => isChangedElsewhere(stored, draft))).toEqual([
    false,
    true,
  ]);
});

test('draft: a list has the entries of another tab until they are deleted here', () => {
  const edit = editor();
  const theirs = { ...record, list: [1, 2] };
  const added = edit(record, { list: [1, 3] });
  expect(fieldsOf(theirs, added).list).toEqual([1, 3, 2]);
  const deleted = edit(theirs, { list: [1, 3] });
  expect(fieldsOf(theirs, deleted).list).toEqual([1, 3]);
  expect(isChangedElsewhere(theirs, added)).toBe(false);
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
