import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import {
  readDemoRequest,
  readLastEmail,
  readLeadEntry,
  readList,
} from '#src/services/forms/stored-records.ts';
import { parseJson } from '#src/lib/text/parse-json.ts';
import { storeDraft, readDraft } from '#src/services/forms/form-draft.ts';
import { openStoredData } from '#src/services/forms/stored-data.ts';
import { createLeadStore } from '#src/services/forms/lead-store.ts';
import { readOutboxRecord } from '#src/services/forms/outbox-records.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { readTheme } from '#src/features/theme/theme-store.ts';
import { readWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
import { openWorkspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { quarantinedKeys, localKeys, malformedValues, sessionKeys } from '../corpus/stored-values';
import { fakeLocks } from './fake-locks';
import { FakeStorage } from './fake-storage';
import { fakeService, idle, lead, request, time, visit } from './outbox-visits';

const corpus = Object.entries(malformedValues);
const before = Object.getOwnPropertyNames(Object.prototype);
const now = () => time(0);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  vi.restoreAllMocks();
});

/** Simulates a visit to a browser with stored values: reads and rewrites all of them. */
async function wholeVisit(browser: FakeStorage, tab: FakeStorage) {
  const [storage, session] = [safeStorage(() => browser), safeStorage(() => tab)];
  const store = createLeadStore({ storage, locks: fakeLocks(), now });
  const outbox = visit(browser, fakeService());
  const workspace = openWorkspaceStore({ storage, tabs: undefined });
  store.forgetOld();
  expect(['system', 'light', 'dark']).toContain(readTheme({ storage }));
  expect(await outbox.deliverWaiting()).toEqual({ remaining: 0 });
  openStoredData({ store, outbox, storage, session, now, tabs: undefined }).entries();
  readDraft(session);
  store.rememberEmail('ada@example.com');
  store.addLead(lead(1));
  outbox.sendLead(lead(1));
  storeDraft({ ...request }, session);
  store.addDemoRequest(request);
  workspace.update((held) => ({ ...held, twoFactor: true }));
  await idle();
  expect(readDraft(session)?.email).toBe(request.email);
  expect(workspace.read().twoFactor).toBe(true);
  return { store, stored: (key: string) => parseJson(browser.getItem(key)) };
}

it('§14.23: the corpus has at least 24 malformed values', () => {
  expect(new Set(Object.values(malformedValues)).size).toBeGreaterThanOrEqual(24);
});

describe.each([...localKeys, ...sessionKeys])('under %s', (key) => {
  it.each(corpus)('§14.23: %s never throws and is not destroyed', async (_, raw) => {
    const [browser, tab] = [new FakeStorage(), new FakeStorage()];
    (key === 'demoDraft' ? tab : browser).setItem(key, raw);
    const { store, stored } = await wholeVisit(browser, tab);
    expect(store.leads().map(({ email }) => email)).toContain(lead(1).email);
    expect(readList(browser.getItem('demoEmails'), readLeadEntry).intact).toBe(true);
    expect(readList(browser.getItem('demoSubmissions'), readDemoRequest).intact).toBe(true);
    expect(readLastEmail(stored('lastEmailEntered'))).not.toBeNull();
    expect(readWorkspace(browser.getItem('workspace'), sampleWorkspace).intact).toBe(true);
    if (quarantinedKeys.includes(key)) expect(browser.getItem(`${key}.corrupt`)).toBe(raw);
    if (key === 'demoDraft' && !raw.includes('"email"'))
      expect(tab.getItem('demoDraft.corrupt')).toBe(raw);
    expect([...browser.values.keys()].filter((name) => /^leadOutbox:[^.]+$/.test(name))).toEqual(
      [],
    );
  });
});

it.each(corpus)('§14.23: %s under every key at once, in nearly full storage', async (_, raw) => {
  const browser = new FakeStorage();
  for (const key of localKeys) browser.setItem(key, raw);
  browser.limit = [...browser.values].reduce(
    (sum, [key, value]) => sum + (key + value).length,
    200,
  );
  const { store } = await wholeVisit(browser, new FakeStorage());
  expect(store.leads()).toHaveLength(1);
  for (const key of quarantinedKeys)
    expect([browser.getItem(key), browser.getItem(`${key}.corrupt`)]).toContain(raw);
});

it('§14.23: no value makes a parser throw', () => {
  const name = fc.constantFrom('version', 'chatbot', 'faq', 'email', 'timestamp', '__proto__');
  const raw = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.json({ maxDepth: 3 }),
    fc.array(fc.tuple(name, fc.json({ maxDepth: 2 })), { maxLength: 5 }).map((fields) => {
      const text = fields.map(([key, value]) => `"${key}":${value}`);
      return `{"version":1,${text.join()}}`.replace(',}', '}');
    }),
    fc.constantFrom(...Object.values(malformedValues).filter((value) => value.length < 1_000)),
  );
  fc.assert(
    fc.property(raw, (text) => {
      const tab = new FakeStorage();
      for (const key of ['demoDraft', 'theme']) tab.setItem(key, text);
      const storage = safeStorage(() => tab);
      readDraft(storage);
      readTheme({ storage });
      readOutboxRecord(text);
      readList(text, readLeadEntry);
      readList(text, readDemoRequest);
      readLastEmail(parseJson(text));
      readWorkspace(text, sampleWorkspace);
    }),
  );
});
