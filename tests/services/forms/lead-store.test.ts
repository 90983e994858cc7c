import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#src/lib/random.ts';
import { createLeadStore, type LeadStore } from '#src/services/forms/lead-store.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { demoExamples } from '#content/site/demo-request.ts';
import { fakeLocks } from '../fake-locks';
import { FakeStorage } from '../fake-storage';
import { FakeTabs } from '../fake-tabs';

const time = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString();
const now = () => time(0);
const lead = (number: number) => ({ email: `${number}@example.com`, timestamp: time(number) });
const entry = (number: number) => ({
  ...lead(number),
  source: 'hero_form_submit',
  completed: true,
});
const request = {
  ...demoExamples(),
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.com',
  timestamp: time(1),
};

function openStore(browser: FakeStorage): LeadStore {
  return createLeadStore({ storage: safeStorage(() => browser), locks: fakeLocks(), now });
}

const held = (browser: { getItem(key: string): string | null }, key: string): unknown =>
  JSON.parse(browser.getItem(key) ?? 'null');

describe('specification §14: lead store', () => {
  it('specification §14: demoEmails lists submitted leads, oldest first, synchronously', () => {
    const browser = new FakeStorage();
    const store = openStore(browser);
    store.addLead(lead(2));
    store.addLead(lead(1));
    expect(held(browser, 'demoEmails')).toEqual([entry(1), entry(2)]);
    expect(store.leads()).toEqual([entry(1), entry(2)]);
  });

  it('specification §14: demoSubmissions lists demo requests', () => {
    const browser = new FakeStorage();
    const store = openStore(browser);
    store.addDemoRequest(request);
    expect(held(browser, 'demoSubmissions')).toEqual([request]);
    expect(store.demoRequests()).toEqual([request]);
  });

  it('specification §14: lastEmailEntered is stored while the value contains an @', () => {
    const browser = new FakeStorage();
    const store = openStore(browser);
    for (const email of ['', 'a', 'ada']) store.rememberEmail(email);
    expect(browser.length).toBe(0);
    for (const email of ['ada@', 'ada@e', 'ada']) store.rememberEmail(email);
    const record = { email: 'ada@e', timestamp: now(), source: 'hero_form', completed: false };
    expect(held(browser, 'lastEmailEntered')).toEqual(record);
    expect(store.lastEmail()).toEqual(record);
  });

  it('specification §14: an entry is stored once, also after reconciliation', async () => {
    const browser = new FakeStorage();
    const store = openStore(browser);
    store.addLead(lead(1));
    store.addLead(lead(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(held(browser, 'demoEmails')).toEqual([entry(1), entry(1)]);
  });

  it.each([
    ['broken JSON', '[{"email":', []],
    ['another type', '"a string"', []],
    ['an object', '{"0":1}', []],
    ['ten thousand levels', '['.repeat(10_000) + ']'.repeat(10_000), []],
    ['a megabyte', `"${'x'.repeat(1_000_000)}"`, []],
    ['a foreign entry', JSON.stringify([entry(1), { a: 1 }, entry(3)]), [entry(1), entry(3)]],
    ['a prototype', `[{"__proto__":{"polluted":1}},${JSON.stringify(entry(1))}]`, [entry(1)]],
  ])(
    'specification §14: a list with %s is quarantined, its readable entries stay',
    (_, raw, readable) => {
      const browser = new FakeStorage();
      for (const key of ['demoEmails', 'demoSubmissions', 'lastEmailEntered']) {
        browser.setItem(key, raw);
      }
      const store = openStore(browser);
      store.addLead(lead(2));
      store.addDemoRequest(request);
      store.rememberEmail('ada@example.com');
      const leads = [...readable, entry(2)].sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
      expect(held(browser, 'demoEmails')).toEqual(leads);
      expect(held(browser, 'demoSubmissions')).toContainEqual(request);
      expect(store.lastEmail()?.email).toBe('ada@example.com');
      for (const key of ['demoEmails', 'demoSubmissions', 'lastEmailEntered']) {
        expect(browser.getItem(`${key}.corrupt`)).toBe(raw);
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
  );

  it('specification §14: entries of another release stay, with their unknown fields', () => {
    const browser = new FakeStorage();
    const { source: _, ...older } = { ...entry(1), campaign: { id: 7 } };
    const { industry: __, ...olderRequest } = { ...request, phone: '555-0100' };
    browser.setItem('demoEmails', JSON.stringify([older]));
    browser.setItem('demoSubmissions', JSON.stringify([olderRequest]));
    browser.setItem('lastEmailEntered', JSON.stringify({ ...older, completed: false }));
    const store = openStore(browser);
    store.addLead(lead(2));
    store.addDemoRequest({ ...request, timestamp: time(2) });
    store.rememberEmail('ada@');
    expect(held(browser, 'demoEmails')).toMatchObject([{ ...older, ...entry(1) }, entry(2)]);
    expect(held(browser, 'demoSubmissions')).toMatchObject([{ ...olderRequest, industry: '' }, {}]);
    expect(held(browser, 'lastEmailEntered')).toMatchObject({ campaign: { id: 7 }, email: 'ada@' });
    expect([...browser.values.keys()].filter((key) => key.includes('corrupt'))).toEqual([]);
  });

  it('specification §14: a list of 1,000 entries drops its oldest for a new one', () => {
    const browser = new FakeStorage();
    const entries = Array.from({ length: 1000 }, (_, number) => entry(number));
    browser.setItem('demoEmails', JSON.stringify(entries));
    openStore(browser).addLead(lead(1000));
    expect(held(browser, 'demoEmails')).toEqual([...entries.slice(1), entry(1000)]);
  });

  it('specification §14: an unreadable value is never lost, even in full storage', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.nat(400), (text, room) => {
        const raw = `!${text}`;
        const browser = new FakeStorage('demoEmails'.length + raw.length + room);
        browser.setItem('demoEmails', raw);
        const store = openStore(browser);
        store.addLead(lead(1));
        expect([...browser.values.values()]).toContain(raw);
        expect(store.leads()).toEqual([entry(1)]);
      }),
    );
  });

  it.each([
    ['full', new FakeStorage(0)],
    ['denied', Object.assign(new FakeStorage(), { denied: true })],
  ])(
    'specification §14: %s storage stops nothing, and the page remembers its entries',
    (_, browser) => {
      const store = openStore(browser);
      store.addLead(lead(1));
      store.addDemoRequest(request);
      store.rememberEmail('ada@example.com');
      expect(store.leads()).toEqual([entry(1)]);
      expect(store.demoRequests()).toEqual([request]);
      expect(store.lastEmail()?.email).toBe('ada@example.com');
    },
  );
});

async function settle(tabs: FakeTabs, random: () => number): Promise<void> {
  let steps = 0;
  do {
    await new Promise((resolve) => setImmediate(resolve));
    steps += 1;
    if (steps > 5000) throw new Error('The tabs never come to rest');
  } while (tabs.step(random()));
}

describe('specification §14: several tabs', () => {
  it.each([
    ['with locks', true],
    ['without locks', false],
  ])('specification §14: concurrent tabs lose nothing, %s', async (_, hasLocks) => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.integer({ min: 2, max: 8 }), async (seed, count) => {
        const random = seededRandom(seed);
        const tabs = new FakeTabs(count);
        const locks = hasLocks ? fakeLocks() : undefined;
        const stores = tabs.tabs.map((tab) => {
          const store = createLeadStore({ storage: safeStorage(() => tab), locks, now });
          store.watch(tab.events);
          return store;
        });
        const order = stores.flatMap((store) => [store, store]);
        for (const [number, store] of order.entries()) {
          store.addLead(lead(number));
          for (let steps = random() * 4; steps > 1; steps -= 1) tabs.step(random());
          if (random() < 0.5) await Promise.resolve();
        }
        await settle(tabs, random);
        const all = order.map((_store, number) => entry(number));
        expect(JSON.parse(tabs.truth.get('demoEmails') ?? 'null')).toEqual(all);
        for (const tab of tabs.tabs) expect(held(tab, 'demoEmails')).toEqual(all);
      }),
      { numRuns: 15 },
    );
  });

  it('specification §14: a write lost to another tab is repaired shortly after', async () => {
    const browser = new FakeStorage();
    openStore(browser).addLead(lead(1));
    browser.setItem('demoEmails', JSON.stringify([entry(2)]));
    await new Promise((resolve) => setTimeout(resolve));
    expect(held(browser, 'demoEmails')).toEqual([entry(1), entry(2)]);
  });

  it('specification §14: a list removed in one tab stays removed', async () => {
    const tabs = new FakeTabs(2);
    const [first, second] = tabs.tabs;
    const store = createLeadStore({ storage: safeStorage(() => first!), locks: fakeLocks(), now });
    store.watch(first!.events);
    store.addLead(lead(1));
    await settle(tabs, seededRandom(1));
    second!.removeItem('demoEmails');
    await settle(tabs, seededRandom(1));
    expect([tabs.truth.get('demoEmails'), store.leads()]).toEqual([undefined, []]);
  });

  it('specification §14: a disposed store no longer follows other tabs', async () => {
    const tabs = new FakeTabs(2);
    const [first, second] = tabs.tabs;
    const store = createLeadStore({ storage: safeStorage(() => first!), locks: fakeLocks(), now });
    const dispose = store.watch(first!.events);
    store.addLead(lead(1));
    await settle(tabs, seededRandom(1));
    dispose();
    second!.setItem('demoEmails', '[]');
    await settle(tabs, seededRandom(1));
    expect(tabs.truth.get('demoEmails')).toBe('[]');
  });
});
