import { expect, test, vi } from 'vitest';
import { readSimulation } from '#src/atlas/app/simulator/simulation-address.ts';
import { inputsIn } from '#src/features/site/estimate/estimate-inputs.ts';
import { readTheme } from '#src/features/theme/theme-store.ts';
import { filterOf } from '#src/features/workspace/conversations/saved-views/stored-views.ts';
import { dashboardSearch } from '#src/features/workspace/dashboard/dashboard-search.ts';
import { openRecentCommands } from '#src/features/workspace/palette/recent-commands.ts';
import { openWorkspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { readDraft, storeDraft } from '#src/services/forms/form-draft.ts';
import { createLeadStore } from '#src/services/forms/lead-store.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { openRecord, readStored } from '#src/widget/storage.ts';
import { FakeStorage } from './fake-storage';
import { fakeLocks } from './fake-locks';
import { fakeService, lead, request, visit } from './outbox-visits';
// Written by the code of commit a17d9589: its storage, and addresses with their meaning.
import old from './stored-by-a17d9589.json' with { type: 'json' };

type Value = keyof typeof old.local;

function browserOf(values: object) {
  const browser = new FakeStorage();
  for (const [key, value] of Object.entries(values))
    browser.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  return { browser, storage: safeStorage(() => browser) };
}
const held = (browser: FakeStorage, key: string) => JSON.parse(browser.getItem(key)!) as unknown;
const params = (search: string) => Object.fromEntries(new URLSearchParams(search));
const local = (key: Value) => browserOf({ [key]: old.local[key] });

/** Reads a value of the earlier release, changes it, and returns the stored result. */
const kinds: Record<string, () => void> = {
  leads() {
    const { browser, storage } = browserOf(old.local);
    const store = createLeadStore({
      storage,
      locks: fakeLocks(),
      now: () => '2026-11-21T00:00:00Z',
    });
    store.forgetOld();
    store.addLead(lead(1));
    store.addDemoRequest(request);
    expect(store.lastEmail()).toEqual(old.local.lastEmailEntered);
    expect(held(browser, 'demoEmails')).toEqual(expect.arrayContaining(old.local.demoEmails));
    expect(held(browser, 'demoSubmissions')).toEqual(
      expect.arrayContaining(old.local.demoSubmissions),
    );
  },
  draft() {
    const { browser, storage } = browserOf(old.session);
    expect(readDraft(storage)).toEqual(old.session.demoDraft);
    storeDraft({ ...readDraft(storage)!, firstName: 'Grace' }, storage);
    expect(held(browser, 'demoDraft')).toEqual({ ...old.session.demoDraft, firstName: 'Grace' });
  },
  workspace() {
    const { browser, storage } = local('workspace');
    const store = openWorkspaceStore({ storage, tabs: undefined });
    const { version: _, ...parts } = old.local.workspace;
    expect(JSON.parse(JSON.stringify(store.read()))).toEqual(parts);
    store.update((all) => ({ ...all, twoFactor: false }));
    expect(held(browser, 'workspace')).toMatchObject({ ...old.local.workspace, twoFactor: false });
  },
  theme() {
    const { storage } = local('theme');
    expect(readTheme({ storage, root: document.documentElement })).toBe('dark');
  },
  commands() {
    const { browser, storage } = local('recentCommands');
    const commands = openRecentCommands({ storage, tabs: undefined });
    commands.add('a');
    expect(commands.read()).toEqual(['a', ...old.local.recentCommands]);
    expect(held(browser, 'recentCommands')).toMatchObject({ version: 1 });
  },
  chat() {
    const key = 'midspan:chat:cus_1';
    const { browser } = local(key);
    vi.stubGlobal('localStorage', browser);
    const record = openRecord(key);
    const { messages = [], ...rest } = record.follow([], true);
    const { messages: earlier, ...others } = old.local[key];
    expect(rest).toMatchObject(others);
    expect(messages).toEqual(earlier);
    const added = { from: 'visitor' as const, text: 'Router?' };
    record.store({ messages: [...messages, added], suggestions: [] }, 'answered');
    expect(readStored(key).messages).toMatchObject([...earlier, added]);
    expect(readStored(key)).toMatchObject({ followUps: others.followUps, draft: others.draft });
    vi.unstubAllGlobals();
  },
};

test.each(Object.entries(kinds))('§14.16 two releases: no earlier %s is lost', (_, run) => {
  run();
});

test('§14.16 two releases: a record of a later one stays of its version', () => {
  const later = { workspace: { twoFactor: true }, recentCommands: { commands: ['b'] } };
  const { browser, storage } = browserOf(
    Object.fromEntries(
      Object.entries(later).map(([key, value]) => [key, { version: 2, ...value, added: [1] }]),
    ),
  );
  openWorkspaceStore({ storage, tabs: undefined }).update((all) => ({ ...all, shortcuts: false }));
  openRecentCommands({ storage, tabs: undefined }).add('a');
  for (const key of Object.keys(later))
    expect(held(browser, key), key).toMatchObject({ version: 2, added: [1] });
});

test('§14.16 two releases: a time zone that a later one offers stays', () => {
  const { timeZone: _, ...profile } = old.local.workspace.profile;
  const later = { ...old.local.workspace, profile: { ...profile, timeZone: 'Europe/Berlin' } };
  const { browser, storage } = browserOf({ workspace: later });
  const store = openWorkspaceStore({ storage, tabs: undefined });
  store.update((all) => ({ ...all, twoFactor: !all.twoFactor }));
  expect(held(browser, 'workspace')).toMatchObject({ profile: { timeZone: 'Europe/Berlin' } });
  expect([...browser.values.keys()]).toEqual(['workspace']);
});

test('§14.16 two releases: waiting submissions of the earlier one are sent unchanged', async () => {
  const { browser } = browserOf(old.local);
  const service = fakeService();
  expect(await visit(browser, service).deliverWaiting()).toEqual({ remaining: 0 });
  expect(service.posts).toEqual([
    old.local['leadOutbox:id1'].body,
    old.local['leadOutbox:id2'].body,
  ]);
  const left = Object.keys(old.local).filter((key) => !key.startsWith('leadOutbox'));
  expect([...browser.values.keys()]).toEqual(left);
});

test('§12.16 two releases: each earlier address and saved view has its meaning', () => {
  const { dashboard, conversations, estimate, simulation } = old.addresses;
  const example = { subscribers: 1, truckRolls: 2, tickets: 3 };
  const meanings = <Meaning>(all: object, read: (search: string) => Meaning) =>
    Object.fromEntries(Object.keys(all).map((search) => [search, read(search)]));
  expect(meanings(dashboard, (search) => dashboardSearch(params(search)))).toMatchObject(dashboard);
  expect(meanings(conversations, (search) => filterOf({ search }))).toMatchObject(conversations);
  expect(meanings(estimate, (search) => inputsIn(params(search), example))).toMatchObject(estimate);
  expect(meanings(simulation, readSimulation)).toMatchObject(simulation);
  for (const { search } of Object.values(old.local.workspace.views))
    expect(conversations).toHaveProperty([search]);
});
