import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import {
  readWorkspace,
  writtenWorkspace,
} from '#src/features/workspace/sample/workspace-schema.ts';
import { openWorkspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { FakeStorage } from '../fake-storage';
import { FakeTabs } from '../fake-tabs';

const open = (browser: Storage, tabs?: Pick<Window, 'addEventListener'>) =>
  openWorkspaceStore({ storage: safeStorage(() => browser), tabs });

function stored(value: unknown, limit?: number) {
  const browser = new FakeStorage(limit);
  browser.values.set('workspace', typeof value === 'string' ? value : JSON.stringify(value));
  return browser;
}

const written = (change: Partial<Record<keyof Workspace | 'version', unknown>>) =>
  JSON.stringify({ ...(JSON.parse(writtenWorkspace(sampleWorkspace)) as object), ...change });
const twoFactorOn = (workspace: Workspace): Workspace => ({ ...workspace, twoFactor: true });
const renamed = (name: string) => (workspace: Workspace) => ({
  ...workspace,
  chatbot: { ...workspace.chatbot, name },
});

describe('workspace: reading', () => {
  it('§14.38 workspace: empty storage reads as the sample and stays empty', () => {
    const browser = new FakeStorage();
    expect(open(browser).read()).toBe(sampleWorkspace);
    expect(browser.length).toBe(0);
  });

  it('§14.5 workspace: a written value is read back, in another visit too', () => {
    const browser = new FakeStorage();
    expect(open(browser).update(twoFactorOn)).toBe(true);
    expect(open(browser).read()).toEqual({ ...sampleWorkspace, twoFactor: true });
    expect([...browser.values.keys()]).toEqual(['workspace']);
  });

  it('§14.5 workspace: reads return the same object until a change', () => {
    const store = open(stored(written({ twoFactor: true })));
    const first = store.read();
    expect(store.read()).toBe(first);
    store.update(renamed(first.chatbot.name));
    expect(store.read()).toBe(first);
    store.update(renamed('Lena'));
    expect(store.read()).not.toBe(first);
  });

  it('§14.5 workspace: during hydration a page reads the prerendered value, then the stored one', () => {
    const { dataset } = document.documentElement;
    dataset['asBuilt'] = 'hidden';
    const store = open(stored(written({ twoFactor: true })), window);
    const read: boolean[] = [];
    store.subscribe(() => read.push(store.read().twoFactor));
    expect(store.read()).toBe(sampleWorkspace);
    dataset['hydrated'] = '';
    dispatchEvent(new Event('hydrated'));
    expect(read).toEqual([true]);
    delete dataset['asBuilt'];
    delete dataset['hydrated'];
  });

  it.each([
    ['chatbot', { ...sampleWorkspace.chatbot, name: 7 }],
    ['chatbot', null],
    ['profile', { ...sampleWorkspace.profile, timeZone: 'Mars/Olympus' }],
    ['profile', { ...sampleWorkspace.profile, company: 'x'.repeat(2_001) }],
    ['twoFactor', 'yes'],
    ['shortcuts', null],
    ['volume', '__proto__'],
  ] as const)('§14.33 workspace: unreadable %s, %j, is read as the sample’s', (part, value) => {
    const raw = written({ [part]: value, seen: ['a'] });
    const { workspace, intact } = readWorkspace(raw, sampleWorkspace);
    expect([workspace, intact]).toEqual([{ ...sampleWorkspace, seen: ['a'] }, false]);
  });

  it('§14.33 workspace: without any one field, with any unknown one, the rest stays', () => {
    const at = '2026-11-20T23:00:00.000Z';
    const full = JSON.parse(
      written({
        answers: [
          { conversationId: '20261120-001', draft: 'd', response: { text: 'r', sentAt: at } },
        ],
        triage: { a: { note: 'n', assignee: 'sam', snooze: { until: at, wakesAt: at } } },
        views: { a: { name: 'a', search: 'q=a' } },
        seen: ['a'],
        twoFactor: true,
        shortcuts: false,
        volume: 'none',
      }),
    ) as object;
    const identities =
      /\.(conversationId|until|entries\.\d\.id|documents\.0\.id|(triage|views)\.a|\d+)$/;
    let tried = 0;
    const visit = (node: object, path: string) => {
      for (const [name, value] of Object.entries(node)) {
        const field = `${path}.${name}`;
        const fields = node as Record<string, unknown>;
        if (!identities.test(field)) {
          tried += 1;
          Reflect.deleteProperty(node, name);
          const { workspace, intact } = readWorkspace(JSON.stringify(full), sampleWorkspace);
          expect(intact, field).toBe(true);
          const rest = JSON.stringify({ ...full, version: undefined });
          expect(JSON.parse(JSON.stringify(workspace)), field).toMatchObject(
            JSON.parse(rest) as object,
          );
          fields[name] = value;
        }
        if (typeof value === 'object' && value !== null) visit(value as object, field);
      }
      if (Array.isArray(node)) return;
      Object.assign(node, { unknown: { list: ['on'] } });
      const raw = JSON.stringify(full);
      if (!/\.(triage|views)$/.test(path)) {
        const browser = stored(raw);
        expect(open(browser).update((all) => ({ ...all, volume: 'typical' }))).toBe(true);
        const after = JSON.parse(browser.values.get('workspace')!) as object;
        expect(after, path).toMatchObject({ ...full, volume: 'typical' });
        expect(browser.values.has('workspace.corrupt')).toBe(false);
      }
      Reflect.deleteProperty(node, 'unknown');
    };
    visit(full, '');
    expect(tried).toBeGreaterThan(45);
  });

  it('§14.33 workspace: an unreadable entry takes no other one with it', () => {
    const entry = { id: 4, question: 'Q', answer: 'A' };
    const document = sampleWorkspace.documents[0]!;
    const answer = { conversationId: '20261120-001', draft: 'So', response: null };
    const raw = written({
      faq: { nextId: 2, entries: [null, { ...entry, id: 9 }, { ...entry, id: 0 }, entry, 'x'] },
      documents: [{ ...document, id: 7 }, document, null],
      answers: [7, answer, { draft: 'no conversation' }],
      triage: { a: 7, b: { note: 'n', assignee: 'nobody' }, c: { snooze: 'now' } },
      views: { a: [], b: { name: 'b', search: '' } },
    });
    const { workspace, intact } = readWorkspace(raw, sampleWorkspace);
    expect(workspace.faq.entries).toEqual([{ ...entry, id: 9 }, entry]);
    expect(workspace).toMatchObject({ documents: [document], answers: [answer] });
    expect([workspace.triage, Object.keys(workspace.views)]).toEqual([{ b: { note: 'n' } }, ['b']]);
    expect(intact).toBe(false);
  });

  it('§3.20 FAQ: ids are never reused, whatever next id is stored', () => {
    const entries = [{ id: 41, question: 'Q', answer: 'A' }];
    for (const nextId of [1, 41, 42, -3, 0.5, 'x', null, undefined]) {
      const raw = written({ faq: { nextId, entries } });
      expect(readWorkspace(raw, sampleWorkspace).workspace.faq.nextId).toBeGreaterThan(41);
    }
    const raw = written({ faq: { nextId: 99, entries } });
    expect(readWorkspace(raw, sampleWorkspace).workspace.faq.nextId).toBe(99);
  });

  it('§3.20 FAQ: of two entries with one id the later gets a new id, and no text is lost', () => {
    const entry = (id: number, question: string) => ({ id, question, answer: 'A' });
    const entries = [entry(9, 'a'), entry(2, 'b'), entry(9, 'c'), entry(2, 'd'), entry(12, 'e')];
    const raw = written({ faq: { nextId: 10, entries: entries } });
    const browser = stored(raw);
    const store = open(browser);
    expect(store.read().faq).toEqual({
      nextId: 15,
      entries: [entry(9, 'a'), entry(2, 'b'), entry(13, 'c'), entry(14, 'd'), entry(12, 'e')],
    });
    expect(open(browser).read()).toEqual(store.read());
    store.update(twoFactorOn);
    expect(browser.values.get('workspace.corrupt')).toBe(raw);
    expect(readWorkspace(browser.values.get('workspace')!, sampleWorkspace)).toMatchObject({
      workspace: store.read(),
      intact: true,
    });
  });

  it('§3.20 FAQ: for any stored ids, all are unique and the next id is higher', () => {
    const ids = fc.oneof(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    );
    fc.assert(
      fc.property(fc.array(ids), ids, (list, nextId) => {
        const entries = list.map((id, index) => ({ id, question: `${index}`, answer: '' }));
        const raw = written({ faq: { nextId, entries } });
        const { faq } = readWorkspace(raw, sampleWorkspace).workspace;
        expect(new Set(faq.entries.map(({ id }) => id)).size).toBe(list.length);
        expect(faq.entries.every(({ id }) => id < faq.nextId)).toBe(true);
        expect(faq.entries.map(({ question }) => question)).toEqual(
          entries.map(({ question }) => question),
        );
      }),
    );
  });

  it('§14.33 workspace: an empty list stays empty', () => {
    const raw = written({ faq: { nextId: 6, entries: [] }, documents: [] });
    const { workspace, intact } = readWorkspace(raw, sampleWorkspace);
    expect([workspace.faq.entries, workspace.documents, intact]).toEqual([[], [], true]);
  });

  it('§14.33 workspace: any stored value reads without an error and round-trips', () => {
    const part = fc.oneof(fc.anything(), fc.jsonValue());
    const value = fc.record(
      {
        version: fc.constant(1),
        chatbot: part,
        faq: fc.oneof(part, fc.record({ nextId: part, entries: fc.array(part) })),
        documents: fc.oneof(part, fc.array(part)),
        answers: fc.oneof(part, fc.array(part)),
        profile: part,
        twoFactor: part,
        shortcuts: part,
        volume: part,
      },
      { requiredKeys: ['version'] },
    );
    const text = fc.oneof(
      fc.string(),
      value.map((object) => {
        try {
          return JSON.stringify(object);
        } catch {
          return '{';
        }
      }),
    );
    fc.assert(
      fc.property(text, (raw) => {
        const { workspace } = readWorkspace(raw, sampleWorkspace);
        const again = readWorkspace(writtenWorkspace(workspace), sampleWorkspace);
        expect(again).toEqual({ workspace, writes: undefined, intact: true });
      }),
    );
  });
});

describe('workspace: writing', () => {
  it('§14.22 workspace: two unreadable values are both quarantined', () => {
    const browser = stored('{one');
    const store = open(browser);
    store.update(twoFactorOn);
    browser.values.set('workspace', '{two');
    store.update(twoFactorOn);
    expect(browser.values.get('workspace.corrupt')).toBe('{one');
    expect(browser.values.get('workspace.corrupt.2')).toBe('{two');
  });

  it('§14.37 workspace: the parts with unstored changes are reported until they are stored', () => {
    const browser = new FakeStorage(10);
    const store = open(browser);
    const heard: boolean[] = [];
    store.subscribe(() => void heard.push(store.isStored('twoFactor')));
    expect(store.isStored('twoFactor')).toBe(true);
    store.update(twoFactorOn);
    store.update(renamed('Lena'));
    const areStored = () =>
      (['twoFactor', 'chatbot', 'faq'] as const).map((part) => store.isStored(part));
    expect(areStored()).toEqual([false, false, true]);
    store.reset();
    expect(areStored()).toEqual([true, true, true]);
    store.update(twoFactorOn);
    browser.limit = Infinity;
    store.update(renamed('Lena'));
    expect(areStored()).toEqual([true, true, true]);
    expect(heard).toEqual([false, false, true, false, true]);
  });

  it.each([80, 8_000])(
    '§14.23 workspace: in full storage an unreadable value of %i characters is not destroyed',
    (length) => {
      const raw = `{broken${'x'.repeat(length)}`;
      const browser = stored(raw, 'workspace'.length + raw.length);
      const store = open(browser);
      expect(store.update(twoFactorOn)).toBe(false);
      expect(store.update(renamed('Lena'))).toBe(false);
      expect(store.read()).toMatchObject({ twoFactor: true, chatbot: { name: 'Lena' } });
      expect([...browser.values.values()]).toEqual([raw]);
    },
  );

  it.each(['from the start', 'halfway'])(
    '§14.24 workspace: storage denied %s breaks nothing',
    (when) => {
      const browser = Object.assign(new FakeStorage(), { denied: when === 'from the start' });
      const store = open(browser);
      expect(store.read()).toEqual(sampleWorkspace);
      browser.denied = true;
      expect(store.update(twoFactorOn)).toBe(false);
      expect(store.read().twoFactor).toBe(true);
      expect(store.reset).not.toThrow();
      expect(store.read()).toEqual(sampleWorkspace);
    },
  );

  it('§3.20 FAQ: an id used before a reset is not reused after it', () => {
    const { faq } = sampleWorkspace;
    const browser = new FakeStorage();
    const store = open(browser);
    const added = { id: faq.nextId, question: 'Q', answer: 'A' };
    store.update((workspace) => ({
      ...twoFactorOn(workspace),
      faq: { nextId: added.id + 1, entries: [...faq.entries, added] },
    }));
    store.reset();
    const expected = { ...sampleWorkspace, faq: { ...faq, nextId: added.id + 1 } };
    expect(store.read()).toEqual(expected);
    store.reset();
    expect(open(browser).read()).toEqual(expected);
  });
});

describe('workspace: two tabs', () => {
  function twoTabs() {
    const fakeTabs = new FakeTabs(2);
    const [first, second] = fakeTabs.tabs.map((tab) => ({
      tab,
      store: open(tab, tab.events as unknown as Window),
    }));
    const deliver = () => {
      while (fakeTabs.step(0));
    };
    return { first: first!, second: second!, deliver, truth: fakeTabs.truth };
  }

  it('§14.34 workspace: a page that follows the record reads no storage until an event', () => {
    const { first, second, deliver } = twoTabs();
    const listener = vi.fn();
    second.store.subscribe(listener);
    const get = vi.spyOn(second.tab, 'getItem');
    first.store.update(renamed('Lena'));
    for (let render = 0; render < 9; render += 1) second.store.read();
    expect(get).not.toHaveBeenCalled();
    deliver();
    expect(listener).toHaveBeenCalledOnce();
    expect(second.store.read().chatbot.name).toBe('Lena');
    second.tab.values.clear();
    second.tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(second.store.read()).toEqual(sampleWorkspace);
  });

  it('§14.37 workspace: a change that full storage refused is stored once there is room', () => {
    vi.useFakeTimers();
    const browser = new FakeStorage(10);
    const store = open(browser, new EventTarget());
    store.update(twoFactorOn);
    vi.advanceTimersByTime(60_000);
    expect(store.isStored('twoFactor')).toBe(false);
    browser.limit = Infinity;
    vi.advanceTimersByTime(10_000);
    expect([store.isStored('twoFactor'), open(browser).read().twoFactor]).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('§14.39 workspace: a reset in one tab resets the other', () => {
    const { first, second, deliver } = twoTabs();
    first.store.update(twoFactorOn);
    deliver();
    second.store.reset();
    deliver();
    expect([first.store.read(), second.store.read()]).toEqual([sampleWorkspace, sampleWorkspace]);
  });

  it('sample data: holders of unsaved work are notified of a reset in the same page', () => {
    const { first, second, deliver } = twoTabs();
    const [here, there] = [vi.fn(), vi.fn()];
    const stop = first.store.onReset(() => void here(first.store.read()));
    second.store.onReset(there);
    first.store.update(twoFactorOn);
    expect(here).not.toHaveBeenCalled();
    first.store.reset();
    deliver();
    expect(here).toHaveBeenCalledExactlyOnceWith(sampleWorkspace);
    expect(there).not.toHaveBeenCalled();
    stop();
    first.store.reset();
    expect(here).toHaveBeenCalledOnce();
  });

  it('§14.34 workspace: other keys are ignored, cleared storage is not', () => {
    const { first, second } = twoTabs();
    const listener = vi.fn();
    first.store.subscribe(listener);
    const say = (key: string | null) =>
      first.tab.events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    say('demoEmails');
    expect(listener).not.toHaveBeenCalled();
    say(null);
    expect(listener).toHaveBeenCalledOnce();
    expect(second.store.read()).toEqual(sampleWorkspace);
  });
});
