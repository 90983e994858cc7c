import { expect, it } from 'vitest';
import { emptyDemoFields } from '#content/site/demo-request.ts';
import {
  discardDraft,
  storeDraft,
  putEmailInDraft,
  readDraft,
} from '#src/services/forms/form-draft.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { FakeStorage } from '../fake-storage';

const draft = { ...emptyDemoFields, firstName: 'Ada', email: 'ada@' };

it('§14.10 demo form: a draft is stored for the tab under demoDraft and removed when discarded', () => {
  expect(readDraft()).toBeNull();
  storeDraft(draft);
  expect(JSON.parse(sessionStorage.getItem('demoDraft')!)).toEqual(draft);
  expect(localStorage.length).toBe(0);
  expect(readDraft()).toEqual(draft);
  discardDraft();
  expect([readDraft(), sessionStorage.length]).toEqual([null, 0]);
});

it('§14.16: a draft of another release is read, and its unknown fields are kept', () => {
  const browser = new FakeStorage();
  const storage = safeStorage(() => browser);
  const later = { version: 2, email: 'ada@', phone: '555-0100', industry: 7 };
  browser.setItem('demoDraft', JSON.stringify(later));
  expect(readDraft(storage)).toEqual({ ...emptyDemoFields, email: 'ada@' });
  storeDraft(draft, storage);
  expect(JSON.parse(browser.getItem('demoDraft')!)).toEqual({ ...later, ...draft });
});

it('§2.67 book demo: the hero’s email replaces the draft’s and does not create a draft', () => {
  const browser = new FakeStorage();
  const storage = safeStorage(() => browser);
  putEmailInDraft('grace@ridge.example', storage);
  expect(readDraft(storage)).toBeNull();
  storeDraft(draft, storage);
  putEmailInDraft('grace@ridge.example', storage);
  expect(readDraft(storage)).toEqual({ ...draft, email: 'grace@ridge.example' });
});
