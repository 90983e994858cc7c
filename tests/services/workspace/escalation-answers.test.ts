import { beforeEach, expect, it } from 'vitest';
import { isAnswered } from '#src/features/workspace/sample/pending.ts';
import {
  answerFor,
  markAnswered,
  storeDraft,
  sendResponse,
  withdrawResponse,
} from '#src/features/workspace/sample/escalation-answers.ts';
import { mark } from '#src/features/workspace/sample/triage.ts';
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

it('§3 escalated row: a draft is stored and does not answer', () => {
  expect(storeDraft(id, 'The $99 is', store)).toBe(true);
  expect(stored()).toEqual({ conversationId: id, draft: 'The $99 is', response: null });
  expect(isAnswered(waiting, store.read().answers)).toBe(false);
});

it('§3 escalated row: an emptied draft is removed', () => {
  storeDraft(id, 'a', store);
  storeDraft(id, '', store);
  expect(store.read().answers).toEqual([]);
});

it('§3 escalated row: a response is sent once, at the sample’s now, and replaces its draft', () => {
  storeDraft(id, 'draft', store);
  sendResponse(id, 'Credited.', store);
  const response = { text: 'Credited.', sentAt: '2026-11-21T00:00:00.000Z' };
  expect(store.read().answers).toEqual([{ conversationId: id, draft: '', response }]);
  expect(isAnswered(waiting, store.read().answers)).toBe(true);
  storeDraft(id, 'too late', store);
  expect(stored().response).toEqual(response);
});

it('§4 snooze: a response ends the snooze and leaves the other marks', () => {
  const snooze = { until: '2026-11-21T17:00:00.000Z', wakesAt: '2026-11-21T17:00:00.000Z' };
  mark([id], { snooze, assignee: 'me' }, store);
  storeDraft(id, 'draft', store);
  expect(store.read().triage[id]?.snooze).toEqual(snooze);
  sendResponse(id, 'Credited.', store);
  expect(store.read().triage).toEqual({ [id]: { assignee: 'me' } });
});

it('§3 escalated row: an undone response becomes a draft', () => {
  sendResponse(id, 'Credited.', store);
  withdrawResponse(id, store);
  expect(stored()).toEqual({ conversationId: id, draft: 'Credited.', response: null });
});

it('§3 escalated row: answers to other conversations are unchanged', () => {
  sendResponse('20261120-165', 'Other', store);
  markAnswered([id], true, store);
  markAnswered([id], false, store);
  expect(store.read().answers.map(({ conversationId }) => conversationId)).toEqual([
    '20261120-165',
  ]);
});

it('§4 escalation: marked as answered, it has no response, and Undo has the draft', () => {
  storeDraft(id, 'draft', store);
  markAnswered([id], true, store);
  expect(stored()).toMatchObject({ draft: 'draft', response: { text: '' } });
  expect(isAnswered(waiting, store.read().answers)).toBe(true);
  withdrawResponse(id, store);
  expect(stored()).toEqual({ conversationId: id, draft: 'draft', response: null });
});

it('specification §14: full storage is reported, and the page continues', () => {
  const storage = new FakeStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  store = openWorkspaceStore({ storage: safeStorage(() => storage), tabs: undefined });
  expect(sendResponse(id, 'Credited.', store)).toBe(false);
  expect(stored().response?.text).toBe('Credited.');
});
