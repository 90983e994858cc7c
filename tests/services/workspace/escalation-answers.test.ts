import { beforeEach, expect, it, vi } from 'vitest';
import type { RowsChange } from '#machines/row-selection/row-selection.machine.ts';
import { answerFor, isAnswered } from '#src/features/workspace/sample/pending.ts';
import {
  markAnswered,
  storeDraft,
  sendResponse,
  withdrawResponse,
} from '#src/features/workspace/sample/escalation-answers.ts';
import { changeRows, undoRows } from '#src/features/workspace/sample/row-changes.ts';
import { mark, snoozeUntil } from '#src/features/workspace/sample/triage.ts';
import {
  putEntry,
  takeBackEntry,
} from '#src/features/workspace/conversations/faq-from-answer/faq-store.ts';
import { restoreView } from '#src/features/workspace/conversations/saved-views/stored-views.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { openWorkspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { FakeStorage } from '../fake-storage';

const id = '20261120-056';
const waiting = { id, answered: false };
const openStore = () => {
  const storage = new FakeStorage();
  return openWorkspaceStore({ storage: safeStorage(() => storage), tabs: undefined });
};
let store = openStore();
const stored = () => answerFor(id, store.read().answers);

beforeEach(() => {
  store = openStore();
});

it('§4.38 escalated row: a draft is stored and does not answer', () => {
  storeDraft(id, 'The $99 is', store);
  expect(stored()).toEqual({ conversationId: id, draft: 'The $99 is', response: null });
  expect(isAnswered(waiting, store.read().answers)).toBe(false);
});

it('§4.38 escalated row: an emptied draft is removed', () => {
  storeDraft(id, 'a', store);
  storeDraft(id, '', store);
  expect(store.read().answers).toEqual([]);
});

it('§4.43 escalated row: a response is sent once, at the sample’s now, and replaces its draft', () => {
  storeDraft(id, 'draft', store);
  sendResponse(id, 'Credited.', store);
  const response = { text: 'Credited.', sentAt: '2026-11-21T00:00:00.000Z' };
  expect(store.read().answers).toEqual([{ conversationId: id, draft: '', response }]);
  expect(isAnswered(waiting, store.read().answers)).toBe(true);
  storeDraft(id, 'too late', store);
  expect(stored().response).toEqual(response);
});

it('§4.8 snooze: a response ends the snooze and leaves the other marks', () => {
  const snooze = { until: '2026-11-21T17:00:00.000Z', wakesAt: '2026-11-21T17:00:00.000Z' };
  mark([id], { snooze, assignee: 'me' }, store);
  storeDraft(id, 'draft', store);
  expect(store.read().triage[id]?.snooze).toEqual(snooze);
  sendResponse(id, 'Credited.', store);
  expect(store.read().triage).toEqual({ [id]: { assignee: 'me' } });
});

it('§4.78 undo: a withdrawn response has its snooze again, unless another tab set one', () => {
  const snooze = (day: number) => snoozeUntil(Date.UTC(2026, 10, day));
  const [mine, theirs] = [snooze(22), snooze(23)];
  mark([id], { snooze: mine }, store);
  sendResponse(id, 'Credited.', store);
  withdrawResponse(id, 'Credited.', store);
  expect(store.read().triage[id]?.snooze).toEqual(mine);
  sendResponse(id, 'Credited.', store);
  mark([id], { snooze: theirs }, store);
  withdrawResponse(id, 'Credited.', store);
  expect(store.read().triage[id]?.snooze).toEqual(theirs);
});

it('§4.77 escalated row: an undone response becomes a draft', () => {
  sendResponse(id, 'Credited.', store);
  withdrawResponse(id, undefined, store);
  expect(stored()).toEqual({ conversationId: id, draft: 'Credited.', response: null });
});

it('§4.41 escalation: marked as answered, it has no response, and Undo has the draft', () => {
  storeDraft(id, 'draft', store);
  markAnswered([id], store);
  expect(stored()).toMatchObject({ draft: 'draft', response: { text: '' } });
  expect(isAnswered(waiting, store.read().answers)).toBe(true);
  withdrawResponse(id, undefined, store);
  expect(stored()).toEqual({ conversationId: id, draft: 'draft', response: null });
});

const [nextId, snooze, later] = [
  '20261120-165',
  snoozeUntil(Date.UTC(2026, 10, 21, 17)),
  snoozeUntil(Date.UTC(2026, 10, 23, 17)),
];
const sentAt = '2026-11-21T00:00:00.000Z';
const rowOf = (rowId: string) => {
  const { answers, triage, seen } = store.read();
  const { draft, response } = answerFor(rowId, answers);
  return { draft, response, isSeen: seen.includes(rowId), ...triage[rowId] };
};
const answerAll = () => markAnswered([id, nextId], store);
const snoozeAll = () => mark([id, nextId], { snooze: later }, store);
const assignAll = () => mark([id, nextId], { assignee: 'luis' }, store);
const readAll = () => changeRows([id, nextId], { isSeen: true }, store);
const answerAnew = () => {
  withdrawResponse(id, undefined, store);
  sendResponse(id, 'Credited.', store);
};
const credited = { response: { text: 'Credited.', sentAt }, snooze: undefined };

const acts: readonly [string, string, () => RowsChange, () => unknown, object][] = [
  ['an answer', 'nothing', answerAll, () => undefined, {}],
  ['an answer', 'a response', answerAll, answerAnew, credited],
  ['an answer', 'a draft', answerAll, () => storeDraft(id, 'We', store), { draft: 'We' }],
  ['a snooze', 'nothing', snoozeAll, () => undefined, {}],
  ['a snooze', 'a response', snoozeAll, () => sendResponse(id, 'Credited.', store), credited],
  ['an assignment', 'a note', assignAll, () => mark([id], { note: 'n' }, store), { note: 'n' }],
  ['a reading', 'a response', readAll, answerAnew, { ...credited, assignee: 'sam' }],
];

it.each(acts)('§4.76 undo: %s is one write; Undo after %s takes back nothing later', (...row) => {
  const [, , act, change, expected] = row;
  storeDraft(nextId, 'draft', store);
  mark([id, nextId], { assignee: 'sam', snooze }, store);
  const before = { [id]: rowOf(id), [nextId]: rowOf(nextId) };
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const done = act();
  stop();
  change();
  undoRows(JSON.parse(JSON.stringify(done)) as typeof done, store);
  expect(listener).toHaveBeenCalledOnce();
  expect(rowOf(id)).toEqual({ ...before[id], ...expected });
  expect(rowOf(nextId)).toEqual(before[nextId]);
});

it('§4.76 undo: a response in another tab is no longer the sent one', () => {
  sendResponse(id, 'Credited.', store);
  withdrawResponse(id, undefined, store);
  sendResponse(id, 'Call us.', store);
  storeDraft(id, 'typed', store);
  withdrawResponse(id, 'Credited.', store);
  expect(stored().response?.text).toBe('Call us.');
  withdrawResponse(id, 'Call us.', store);
  expect(stored()).toMatchObject({ draft: 'Call us.\n\ntyped', response: null });
});

it('§4.76 undo: an FAQ entry is taken back only as it was added', () => {
  const entry = { id: store.read().faq.nextId, question: 'Q', answer: 'A', replaced: null };
  putEntry(entry, store);
  putEntry({ ...entry, question: 'Other tab' }, store);
  expect(
    store
      .read()
      .faq.entries.slice(-2)
      .map(({ question }) => question),
  ).toEqual(['Q', 'Other tab']);
  putEntry({ ...entry, answer: 'B', replaced: 'A' }, store);
  takeBackEntry(entry, store);
  expect(store.read().faq.entries.at(-2)).toEqual({ id: entry.id, question: 'Q', answer: 'B' });
  takeBackEntry({ ...entry, answer: 'B', replaced: 'A' }, store);
  takeBackEntry(entry, store);
  expect(store.read().faq.entries.at(-1)?.question).toBe('Other tab');
});

it('§4.76 undo: a deleted view returns beside another one that took its name', () => {
  store.update((all) => ({ ...all, views: { b: { name: 'outages', search: '' } } }));
  restoreView('a', { name: 'Outages', search: 'q=out' }, store);
  restoreView('b', { name: 'Older', search: '' }, store);
  expect(Object.values(store.read().views).map(({ name }) => name)).toEqual([
    'outages',
    'Outages 2',
  ]);
});
