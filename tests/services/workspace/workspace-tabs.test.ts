import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { sendResponse, storeDraft } from '#src/features/workspace/sample/escalation-answers.ts';
import { mark } from '#src/features/workspace/sample/triage.ts';
import { changeRows } from '#src/features/workspace/sample/row-changes.ts';
import { mergedWorkspace } from '#src/features/workspace/sample/merged-workspace.ts';
import {
  readWorkspace,
  writtenWorkspace,
} from '#src/features/workspace/sample/workspace-schema.ts';
import {
  openWorkspaceStore,
  type WorkspaceStore,
} from '#src/features/workspace/sample/workspace-store.ts';
import { putEntry } from '#src/features/workspace/conversations/faq-from-answer/faq-store.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { FakeTabs } from '../fake-tabs';

const [first, second] = ['20261120-056', '20261120-165'] as const;
const { faq } = sampleWorkspace;
const entry = { id: faq.nextId, answer: 'A', replaced: null };
const edited = (field: 'question' | 'answer') => (store: WorkspaceStore) =>
  void store.update((all) => {
    const [head, ...others] = all.faq.entries;
    return { ...all, faq: { ...all.faq, entries: [{ ...head!, [field]: field }, ...others] } };
  });
const changed = (change: (all: Workspace) => Partial<Workspace>) => (store: WorkspaceStore) =>
  void store.update((all) => ({ ...all, ...change(all) }));
const questions = ({ faq: { entries } }: Workspace) => entries.map(({ question }) => question);

/** Changes of different parts, with the part of the workspace that shows each. */
const changes: readonly [(store: WorkspaceStore) => void, (all: Workspace) => unknown][] = [
  [changed(() => ({ twoFactor: true })), (all) => all.twoFactor],
  [
    changed(({ profile }) => ({ profile: { ...profile, company: 'C' } })),
    (all) => all.profile.company === 'C',
  ],
  [
    changed(({ profile }) => ({ profile: { ...profile, jobTitle: 'J' } })),
    (all) => all.profile.jobTitle === 'J',
  ],
  [changed(({ setup }) => ({ setup: { ...setup, isHidden: true } })), (all) => all.setup.isHidden],
  [
    changed(({ views }) => ({ views: { ...views, a: { name: 'a', search: '' } } })),
    (all) => all.views['a'],
  ],
  [
    changed(({ views }) => ({ views: { ...views, b: { name: 'b', search: '' } } })),
    (all) => all.views['b'],
  ],
  [changed(() => ({ documents: [] })), (all) => all.documents.length === 0],
  [(store) => mark([first], { note: 'n' }, store), (all) => all.triage[first]?.note],
  [(store) => mark([first], { assignee: 'sam' }, store), (all) => all.triage[first]?.assignee],
  [(store) => storeDraft(first, 'd', store), (all) => all.answers.some(({ draft }) => draft)],
  [
    (store) => sendResponse(second, 'r', store),
    (all) => all.answers.some(({ response }) => response),
  ],
  [(store) => changeRows([first], { isSeen: true }, store), (all) => all.seen.includes(first)],
  [(store) => changeRows([second], { isSeen: true }, store), (all) => all.seen.includes(second)],
  [
    (store) => putEntry({ ...entry, question: 'one' }, store),
    (all) => questions(all).includes('one'),
  ],
  [
    (store) => putEntry({ ...entry, question: 'two' }, store),
    (all) => questions(all).includes('two'),
  ],
  [edited('question'), (all) => questions(all).includes('question')],
  [edited('answer'), (all) => all.faq.entries.some(({ answer }) => answer === 'answer')],
];

const order = fc.shuffledSubarray(
  changes.map((_, index) => index),
  { minLength: 2 },
);
const picks = fc.infiniteStream(fc.double({ min: 0, max: 0.99, noNaN: true }));

function expectAll(indexes: readonly number[], raw: string | null | undefined) {
  const { workspace, intact } = readWorkspace(raw ?? null, sampleWorkspace);
  expect(intact).toBe(true);
  for (const index of indexes)
    expect(changes[index]![1](workspace), `change ${index}`).toBeTruthy();
  const ids = workspace.faq.entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
}

test('§14.34 two tabs: changes of different parts survive, in whatever order browsers deliver them', () => {
  fc.assert(
    fc.property(order, picks, fc.integer({ min: 2, max: 3 }), (indexes, pick, count) => {
      const fakeTabs = new FakeTabs(count);
      const stores = fakeTabs.tabs.map((browser, tab) =>
        openWorkspaceStore({
          storage: safeStorage(() => browser),
          tabs: browser.events,
          tab: `${tab}`,
        }),
      );
      const next = () => pick.next().value as number;
      for (const index of indexes) {
        changes[index]![0](stores[Math.floor(next() * count)]!);
        for (let steps = Math.floor(next() * 4); steps > 0; steps -= 1) fakeTabs.step(next());
      }
      while (fakeTabs.step(next()));
      expectAll(indexes, fakeTabs.truth.get('workspace'));
      for (const { values } of fakeTabs.tabs)
        expect(values.get('workspace')).toBe(fakeTabs.truth.get('workspace'));
    }),
  );
});

test('§14.35 two tabs: for a minute, a record without a change is completed, even after one with it', () => {
  vi.useFakeTimers();
  const [tab] = new FakeTabs(1).tabs;
  const store = openWorkspaceStore({
    storage: safeStorage(() => tab!),
    tabs: tab!.events,
    tab: '0',
  });
  const hear = (twoFactor: boolean, writes: Record<string, number>) => {
    const newValue = writtenWorkspace({ ...sampleWorkspace, twoFactor }, writes);
    tab!.setItem('workspace', newValue);
    tab!.events.dispatchEvent(Object.assign(new Event('storage'), { key: 'workspace', newValue }));
    return store.read().twoFactor;
  };
  store.update((all) => ({ ...all, twoFactor: true }));
  expect([hear(true, { 0: 1, 1: 1 }), hear(false, { 1: 1 })]).toEqual([true, true]);
  vi.advanceTimersByTime(60_000);
  // Twenty later writers leave no room for the first.
  expect([hear(true, { 0: 1, 1: 2 }), hear(false, { 1: 3 })]).toEqual([true, false]);
  vi.useRealTimers();
});

test('§14.35 two tabs: a change that another tab took back stays taken back', () => {
  const fakeTabs = new FakeTabs(2);
  const [tabA, tabB] = fakeTabs.tabs.map((browser) =>
    openWorkspaceStore({
      storage: safeStorage(() => browser),
      tabs: browser.events,
    }),
  );
  tabA!.update((all) => ({ ...all, twoFactor: true }));
  while (fakeTabs.step(0));
  tabB!.update((all) => ({ ...all, twoFactor: false }));
  tabA!.update((all) => ({ ...all, volume: 'none' }));
  while (fakeTabs.step(0));
  for (const store of [tabA!, tabB!])
    expect(store.read()).toMatchObject({ twoFactor: false, volume: 'none' });
});

test('§14.35 two tabs: a view that one renames stays while the other deletes it', () => {
  const base = { ...sampleWorkspace, views: { a: { name: 'A', search: '' } } };
  const deleted = { ...base, views: {} };
  const renamed = { ...base, views: { a: { name: 'B', search: '' } } };
  for (const [mine, theirs] of [
    [deleted, renamed],
    [renamed, deleted],
  ] as const)
    expect(mergedWorkspace(base, mine, theirs).views).toEqual(renamed.views);
});
