import { expect, it } from 'vitest';
import { leadBody } from '#src/services/forms/form-bodies.ts';
import { createLeadStore } from '#src/services/forms/lead-store.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { fakeLocks } from '../fake-locks';
import { FakeStorage } from '../fake-storage';
import { idle, lead, request, time } from '../outbox-visits';

const day = 24 * 60 * 60;
const entry = (second: number) => ({
  ...lead(second),
  source: 'hero_form_submit',
  completed: true,
});

/** Returns the remaining part of `stored` in a visit `days` after January 1. */
async function visited(days: number, stored: Record<string, unknown>) {
  const browser = new FakeStorage();
  for (const [key, value] of Object.entries(stored))
    browser.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  const storage = safeStorage(() => browser);
  createLeadStore({ storage, locks: fakeLocks(), now: () => time(days * day) }).forgetOld();
  await idle();
  return (key: string) => JSON.parse(browser.getItem(key) ?? 'null') as unknown;
}

const typed = { ...lead(0), source: 'hero_form', completed: false };

it('§14.29 storage: delivered entries expire after 30 days', async () => {
  const stored = {
    demoEmails: [entry(0), entry(day)],
    demoSubmissions: [{ ...request, timestamp: time(0) }],
    lastEmailEntered: typed,
  };
  const early = await visited(30, stored);
  expect(early('demoEmails')).toEqual(stored.demoEmails);
  expect(early('demoSubmissions')).toEqual(stored.demoSubmissions);
  expect(early('lastEmailEntered')).toEqual(typed);
  const late = await visited(30.5, stored);
  expect(late('demoEmails')).toEqual([entry(day)]);
  expect(late('demoSubmissions')).toEqual([]);
  expect(late('lastEmailEntered')).toBeNull();
});

it('§14.29 storage: expiry waits for another tab that holds the list', async () => {
  const [browser, locks] = [new FakeStorage(), fakeLocks()];
  browser.setItem('demoEmails', JSON.stringify([entry(0)]));
  let release = () => undefined as void;
  const held = locks.request('demoEmails', {}, () => new Promise<void>((done) => (release = done)));
  const storage = safeStorage(() => browser);
  createLeadStore({ storage, locks, now: () => time(40 * day) }).forgetOld();
  await idle();
  expect(browser.getItem('demoEmails')).toBe(JSON.stringify([entry(0)]));
  release();
  await held;
  await idle();
  expect(browser.getItem('demoEmails')).toBe('[]');
});

it('§14.30 storage: undelivered entries never expire', async () => {
  const record = { form: 'lead', body: leadBody(lead(0)), keptAt: time(0) };
  const left = await visited(4000, {
    demoEmails: [entry(0), entry(1)],
    'leadOutbox:1': record,
  });
  expect(left('demoEmails')).toEqual([entry(0)]);
  expect(left('leadOutbox:1')).toEqual(record);
});

it('§14.30 storage: an unreadable outbox record does not count as delivered', async () => {
  const raw = JSON.stringify({ form: 'lead', body: leadBody(lead(0)) });
  for (const key of ['leadOutbox:1', 'leadOutbox:1.corrupt']) {
    const left = await visited(4000, { demoEmails: [entry(0)], [key]: raw });
    expect(left('demoEmails')).toEqual([entry(0)]);
  }
});

it('§14.30: a list with an unreadable entry is left alone', async () => {
  const stored = { demoEmails: [entry(0), 7], demoSubmissions: '{"broken"' };
  const browser = new FakeStorage();
  for (const [key, value] of Object.entries(stored))
    browser.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  const before = new Map(browser.values);
  const storage = safeStorage(() => browser);
  createLeadStore({ storage, locks: fakeLocks(), now: () => time(4000 * day) }).forgetOld();
  await idle();
  expect(browser.values).toEqual(before);
});

it('§14.45 storage: the chatbot preview’s chat expires 30 days after the next visit', async () => {
  const chat = { turn: 'answered', messages: [] };
  expect((await visited(0, { 'midspan:preview': chat }))('midspan:preview')).toEqual({
    ...chat,
    time: time(0),
  });
  const stored = { 'midspan:preview': { ...chat, time: time(0) } };
  expect((await visited(30, stored))('midspan:preview')).toEqual(stored['midspan:preview']);
  expect((await visited(30.5, stored))('midspan:preview')).toBeNull();
});
