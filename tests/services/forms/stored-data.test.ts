import { expect, it } from 'vitest';
import { refusals } from '#content/constants.ts';
import { demoRequestBody, leadBody } from '#src/services/forms/form-bodies.ts';
import { openStoredData } from '#src/services/forms/stored-data.ts';
import { createLeadStore } from '#src/services/forms/lead-store.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { fakeLocks } from '../fake-locks';
import { FakeStorage } from '../fake-storage';
import { FakeTabs } from '../fake-tabs';
import { idle, lead, request, time } from '../outbox-visits';

const now = () => time(60);

function openBrowser(browser = new FakeStorage(), tab = new FakeStorage()) {
  const [storage, session] = [safeStorage(() => browser), safeStorage(() => tab)];
  const store = createLeadStore({ storage, locks: fakeLocks(), now });
  const tried = new Set<() => void>();
  const outbox = { onTried: (listener: () => void) => (tried.add(listener), () => true) };
  const events = new EventTarget();
  const stored = openStoredData({ store, outbox, storage, session, now, tabs: events });
  return { browser, tab, store, stored, tried, events };
}

it('§2.77 stored data: each entry is listed once, newest first, delivered or pending', () => {
  const { browser, tab, store, stored } = openBrowser();
  store.addLead(lead(1));
  store.addLead(lead(2));
  store.addDemoRequest({ ...request, timestamp: time(3) });
  store.rememberEmail('ada@e');
  const put = (key: string, value: unknown) => browser.setItem(key, JSON.stringify(value));
  put('leadOutbox:a', { form: 'lead', body: leadBody(lead(2)), keptAt: time(2) });
  const demoBody = demoRequestBody({ ...request, timestamp: time(3) });
  const refused = { times: refusals.most, at: time(4), address: '/forms/demo' };
  put('leadOutbox:b', { form: 'demo', body: demoBody, keptAt: time(3), refused });
  put('leadOutbox:c', { form: 'lead', body: leadBody(lead(5)), keptAt: time(5) });
  tab.setItem('demoDraft', JSON.stringify({ ...request, timestamp: undefined }));
  expect(stored.entries().map(({ kind, email, state }) => [kind, email, state])).toEqual([
    ['typed', 'ada@e', 'unsent'],
    ['lead', lead(5).email, 'waiting'],
    ['request', request.email, 'refused'],
    ['lead', lead(2).email, 'waiting'],
    ['lead', lead(1).email, 'delivered'],
    ['draft', request.email, 'unsent'],
  ]);
});

it('§14.22 stored data: unreadable values are listed too, quarantined or not', () => {
  const { browser, tab, stored } = openBrowser();
  for (const key of ['demoDraft', 'demoDraft.corrupt']) tab.setItem(key, '{"broken');
  for (const key of ['demoEmails', 'lastEmailEntered', 'demoSubmissions.corrupt', 'leadOutbox:1'])
    browser.setItem(key, '{"broken');
  browser.setItem('workspace.corrupt', 'x');
  browser.setItem('othersDemoEmails.corrupt', 'x');
  expect(stored.entries().map(({ kind }) => kind)).toEqual(Array(7).fill('unreadable'));
});

it('§14.12 stored data: clearing removes everything that the site stores, and nothing else', async () => {
  const { browser, tab, store, stored } = openBrowser();
  store.addLead(lead(1));
  store.addDemoRequest(request);
  store.rememberEmail('ada@e');
  tab.setItem('demoDraft', JSON.stringify(request));
  for (const key of ['demoEmails.corrupt', 'demoEmails.corrupt.2', 'leadOutbox:1'])
    browser.setItem(key, 'x');
  for (const key of ['theme', 'workspace', 'workspace.corrupt', 'midspan:preview'])
    browser.setItem(key, 'x');
  for (const key of ['reloadedForChunk', 'tsr-scroll-restoration-v1_3']) tab.setItem(key, 'x');
  for (const key of ['demoEmailsOfOthers', 'midspan:chat:cus_1']) browser.setItem(key, 'x');
  stored.clear();
  // The list would restore this page's own entries at its next reconciliation under the lock.
  await idle();
  expect(stored.entries()).toEqual([]);
  expect(tab.length).toBe(0);
  expect([...browser.values.keys()]).toEqual(['demoEmailsOfOthers', 'midspan:chat:cus_1']);
  store.addLead(lead(2));
  expect(store.leads().map(({ email }) => email)).toEqual([lead(2).email]);
});

it('§14.31 stored data: other tabs forget cleared entries', async () => {
  const tabs = new FakeTabs(2);
  const [first, second] = tabs.tabs.map((tab) => {
    const opened = openBrowser(tab);
    opened.store.watch(tab.events);
    return opened;
  });
  const settled = async () => {
    do await idle();
    while (tabs.step(0));
  };
  first!.store.addLead(lead(1));
  await settled();
  second!.store.addLead(lead(2));
  await settled();
  first!.stored.clear();
  await settled();
  for (const { stored } of [first!, second!]) expect(stored.entries()).toEqual([]);
  expect([...tabs.truth.keys()]).toEqual([]);
});

it('§2.77 stored data: the list follows other tabs and delivery attempts', () => {
  const { stored, tried, events } = openBrowser();
  let notified = 0;
  const stop = stored.subscribe(() => (notified += 1));
  events.dispatchEvent(new Event('storage'));
  tried.forEach((listener) => listener());
  expect(notified).toBe(2);
  stop();
  events.dispatchEvent(new Event('storage'));
  expect(notified).toBe(2);
});

it('§2.77 stored data: only the pending submission itself is marked as pending', () => {
  const { browser, store, stored } = openBrowser();
  const [ada, bo] = ['ada@example.net', 'bo@example.net'];
  store.addLead({ email: ada, timestamp: time(1) });
  store.addLead({ email: ada, timestamp: time(2) });
  store.addLead({ email: bo, timestamp: time(2) });
  store.addDemoRequest({ ...request, email: ada, timestamp: time(2) });
  const body = leadBody({ email: ada, timestamp: time(2) });
  browser.setItem('leadOutbox:a', JSON.stringify({ form: 'lead', body, keptAt: time(2) }));
  const rows = stored
    .entries()
    .map(({ kind, email, time: at, state }) => [kind, email, at, state].join(' '));
  expect(rows.toSorted()).toEqual([
    `lead ${ada} ${time(1)} delivered`,
    `lead ${ada} ${time(2)} waiting`,
    `lead ${bo} ${time(2)} delivered`,
    `request ${ada} ${time(2)} delivered`,
  ]);
});

it('§2.77 stored data: two submissions of the same moment are pending independently', () => {
  const { browser, store, stored } = openBrowser();
  const twin = lead(1);
  store.addLead(twin);
  store.addLead(twin);
  for (const id of ['a', 'b'])
    browser.setItem(
      `leadOutbox:${id}`,
      JSON.stringify({ form: 'lead', body: leadBody(twin), keptAt: time(1) }),
    );
  expect(stored.entries().map(({ state }) => state)).toEqual(['waiting', 'waiting']);
});

it('§14.12 stored data: the preview’s chat, the workspace and the theme are listed', () => {
  const { browser, stored } = openBrowser();
  const followUps = [{ question: 'Pizza?', email: 'ada@example.net' }];
  browser.setItem('midspan:preview', JSON.stringify({ followUps, time: time(5) }));
  browser.setItem('workspace', '{}');
  browser.setItem('theme', 'dark');
  browser.setItem('recentCommands', '[]');
  expect(stored.entries()).toEqual([
    { kind: 'chat', email: 'ada@example.net', time: time(5), state: 'unsent' },
    { kind: 'workspace', email: '', time: '', state: 'unsent' },
    { kind: 'recentCommands', email: '', time: '', state: 'unsent' },
    { kind: 'theme', email: '', time: '', state: 'unsent' },
  ]);
  browser.setItem('midspan:preview', '{"broken');
  expect(stored.entries()[0]).toMatchObject({ kind: 'chat', email: '', time: '' });
});
