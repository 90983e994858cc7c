import fc from 'fast-check';
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

it('§4 demo form: a draft is stored for the tab under demoDraft and removed when discarded', () => {
  expect(readDraft()).toBeNull();
  storeDraft(draft);
  expect(JSON.parse(sessionStorage.getItem('demoDraft')!)).toEqual(draft);
  expect(localStorage.length).toBe(0);
  expect(readDraft()).toEqual(draft);
  discardDraft();
  expect([readDraft(), sessionStorage.length]).toEqual([null, 0]);
});

it('§4 demo form: an unreadable draft counts as none', () => {
  const browser = new FakeStorage();
  const storage = safeStorage(() => browser);
  const raw = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constant(JSON.stringify({ ...draft, email: 7 })),
    fc.constant('['.repeat(10_000) + ']'.repeat(10_000)),
  );
  fc.assert(
    fc.property(raw, (text) => {
      browser.setItem('demoDraft', text);
      expect(readDraft(storage)).toBeNull();
    }),
    { numRuns: 10_000 },
  );
});

it('§4 demo form: a draft yields only the form’s own fields', () => {
  const browser = new FakeStorage();
  const storage = safeStorage(() => browser);
  storage.set('demoDraft', JSON.stringify({ ...draft, password: 'x' }));
  expect(readDraft(storage)).toEqual(draft);
});

it('§2 book demo: the hero’s email replaces the draft’s and does not create a draft', () => {
  const browser = new FakeStorage();
  const storage = safeStorage(() => browser);
  putEmailInDraft('grace@ridge.example', storage);
  expect(readDraft(storage)).toBeNull();
  storeDraft(draft, storage);
  putEmailInDraft('grace@ridge.example', storage);
  expect(readDraft(storage)).toEqual({ ...draft, email: 'grace@ridge.example' });
});
