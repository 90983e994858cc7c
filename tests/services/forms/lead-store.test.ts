import { describe, expect, it } from 'vitest';
import { createLeadStore, type LeadStore } from '#src/services/forms/lead-store.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { demoExamples } from '#content/site/demo-request.ts';
import { fakeLocks } from '../fake-locks';
import { FakeStorage } from '../fake-storage';

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

describe('lead store', () => {
  it('§14.1: demoEmails lists submitted leads, oldest first, synchronously', () => {
    const browser = new FakeStorage();
    const store = openStore(browser);
    store.addLead(lead(2));
    store.addLead(lead(1));
    expect(held(browser, 'demoEmails')).toEqual([entry(1), entry(2)]);
    expect(store.leads()).toEqual([entry(1), entry(2)]);
  });

  it('§14.3: demoSubmissions lists demo requests', () => {
    const browser = new FakeStorage();
    const store = openStore(browser);
    store.addDemoRequest(request);
    expect(held(browser, 'demoSubmissions')).toEqual([request]);
    expect(store.demoRequests()).toEqual([request]);
  });

  it('§14.2: lastEmailEntered is stored while the value contains an @', () => {
    const browser = new FakeStorage();
    const store = openStore(browser);
    for (const email of ['', 'a', 'ada']) store.rememberEmail(email);
    expect(browser.length).toBe(0);
    for (const email of ['ada@', 'ada@e', 'ada']) store.rememberEmail(email);
    const record = { email: 'ada@e', timestamp: now(), source: 'hero_form', completed: false };
    expect(held(browser, 'lastEmailEntered')).toEqual(record);
    expect(store.lastEmail()).toEqual(record);
  });

  it('§14.27: an entry is stored once, also after reconciliation', async () => {
    const browser = new FakeStorage();
    const store = openStore(browser);
    store.addLead(lead(1));
    store.addLead(lead(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(held(browser, 'demoEmails')).toEqual([entry(1), entry(1)]);
  });

  it('§14.28: an entry that another tab dropped is restored under the lock', async () => {
    const [browser, locks, events] = [new FakeStorage(), fakeLocks(), new EventTarget()];
    const store = createLeadStore({ storage: safeStorage(() => browser), locks, now });
    store.watch(events);
    store.addLead(lead(1));
    await locks.request('demoEmails', {}, () => {
      browser.setItem('demoEmails', '[]');
      events.dispatchEvent(new StorageEvent('storage', { key: 'demoEmails', newValue: '[]' }));
      expect(held(browser, 'demoEmails')).toEqual([]);
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(held(browser, 'demoEmails')).toEqual([entry(1)]);
  });

  it('§14.19: entries of another release stay, with their unknown fields', () => {
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

  it('§14.25: a list of 1,000 entries drops its oldest for a new one', () => {
    const browser = new FakeStorage();
    const entries = Array.from({ length: 1000 }, (_, number) => entry(number));
    browser.setItem('demoEmails', JSON.stringify(entries));
    openStore(browser).addLead(lead(1000));
    expect(held(browser, 'demoEmails')).toEqual([...entries.slice(1), entry(1000)]);
  });

  it.each([
    ['full', new FakeStorage(0)],
    ['denied', Object.assign(new FakeStorage(), { denied: true })],
  ])('§14.24: %s storage stops nothing, and the page remembers its entries', (_, browser) => {
    const store = openStore(browser);
    store.addLead(lead(1));
    store.addDemoRequest(request);
    store.rememberEmail('ada@example.com');
    expect(store.leads()).toEqual([entry(1)]);
    expect(store.demoRequests()).toEqual([request]);
    expect(store.lastEmail()?.email).toBe('ada@example.com');
  });
});
