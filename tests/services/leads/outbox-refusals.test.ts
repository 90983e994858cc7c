import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusals } from '#content/constants.ts';
import { leadBody } from '#src/services/forms/form-bodies.ts';
import { Refusal, RetryLater } from '#src/services/forms/form-post.ts';
import { createLeadOutbox } from '#src/services/forms/lead-outbox.ts';
import { readOutboxRecord } from '#src/services/forms/outbox-records.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { fakeLocks } from '../fake-locks';
import { FakeStorage } from '../fake-storage';
import { idle, lead, waiting } from '../outbox-visits';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const hour = 60 * 60_000;

/** A browser with a simulated clock and a service that refuses until further notice. */
function refusedLead() {
  const storage = new FakeStorage();
  const service = {
    hours: 0,
    failure: new Refusal('the form service refused') as Error | null,
    address: 'https://forms.example/a',
    tries: 0,
  };
  const post = async () => {
    service.tries += 1;
    if (service.failure) throw service.failure;
  };
  const visit = (loadRules = () => Promise.resolve()) =>
    createLeadOutbox({
      storage: safeStorage(() => storage),
      locks: fakeLocks(),
      postLead: post,
      postDemoRequest: post,
      loadRules,
      addresses: { lead: service.address, demo: '/forms/demo' },
      now: () => new Date(Date.UTC(2026, 0, 1) + service.hours * hour).toISOString(),
    });
  const record = () => readOutboxRecord(storage.getItem(waiting(storage)[0] ?? ''));
  return { storage, service, visit, record };
}

it('§15.23 outbox: a permanently refused record stops being sent and stays listed', async () => {
  const { storage, service, visit, record } = refusedLead();
  visit().sendLead(lead(1));
  await idle();
  const [key] = waiting(storage);
  storage.setItem(key!, storage.getItem(key!)!.replace('{', '{"campaign":"fall",'));
  await visit(() => Promise.reject(new TypeError())).deliverWaiting();
  expect(service.tries).toBe(1);
  for (; service.hours < 24 * 365; service.hours += 1) await visit().deliverWaiting();
  expect(service.tries).toBe(refusals.most);
  expect(record()).toMatchObject({
    campaign: 'fall',
    body: leadBody(lead(1)),
    refused: { times: refusals.most },
  });
});

it('§15.23 outbox: after three refusals it is sent at most once a day, in the background', async () => {
  const { service, visit } = refusedLead();
  const page = visit();
  page.sendLead(lead(1));
  await idle();
  expect(await page.deliverWaiting()).toEqual({ remaining: 1 });
  expect(await page.deliverWaiting()).toEqual({ remaining: 0 });
  service.hours = 23.9;
  expect(await visit().deliverWaiting()).toEqual({ remaining: 0 });
  expect(service.tries).toBe(3);
  service.hours = 24;
  service.failure = null;
  await visit().deliverWaiting();
  expect(service.tries).toBe(4);
});

it('§15.24 outbox: a corrected address gets every waiting record at the next visit', async () => {
  const { storage, service, visit, record } = refusedLead();
  visit().sendLead(lead(1));
  await idle();
  for (; service.hours < 24 * 20; service.hours += 24) await visit().deliverWaiting();
  expect(service.tries).toBe(refusals.most);
  service.address = 'https://forms.example/b';
  await visit().deliverWaiting();
  expect(record()).toMatchObject({ refused: { times: 1, address: 'https://forms.example/b' } });
  service.failure = null;
  expect(await visit().deliverWaiting()).toEqual({ remaining: 0 });
  expect(waiting(storage)).toEqual([]);
});

it('§15.23 outbox: a refusal in the future, after a clock was set back, does not block', async () => {
  const { storage, service, visit } = refusedLead();
  service.hours = 24 * 3650;
  visit().sendLead(lead(1));
  await idle();
  for (let tries = 0; tries < 2; tries += 1) await visit().deliverWaiting();
  service.hours = 0;
  service.failure = null;
  await visit().deliverWaiting();
  expect(waiting(storage)).toEqual([]);
});

it('§15.22 outbox: `Retry-After` delays a record, which the open page still sends', async () => {
  const { storage, service, visit } = refusedLead();
  service.failure = new RetryLater('the form service answered 429', hour);
  const page = visit();
  page.sendLead(lead(1));
  await idle();
  service.failure = null;
  service.hours = 0.9;
  expect(await page.deliverWaiting()).toEqual({ remaining: 1 });
  expect(service.tries).toBe(1);
  service.hours = 1;
  expect(await page.deliverWaiting()).toEqual({ remaining: 0 });
  expect([service.tries, waiting(storage)]).toEqual([2, []]);
});

it('§15.22 outbox: `Retry-After` does not delay another address, or a clock that was set back', async () => {
  for (const correct of [{ address: 'https://forms.example/b' }, { hours: -1 }]) {
    const { storage, service, visit } = refusedLead();
    service.failure = new RetryLater('the form service answered 429', hour);
    visit().sendLead(lead(1));
    await idle();
    Object.assign(service, correct, { failure: null });
    await visit().deliverWaiting();
    expect(waiting(storage)).toEqual([]);
  }
});

it('§15.23 outbox: a failing service is retried forever', async () => {
  const { storage, service, visit } = refusedLead();
  service.failure = new Error('Failed to submit: the form service answered 500');
  visit().sendLead(lead(1));
  await idle();
  for (let tries = 0; tries < 50; tries += 1)
    expect(await visit().deliverWaiting()).toEqual({ remaining: 1 });
  expect(storage.getItem(waiting(storage)[0]!)).not.toContain('refused');
});

it('§14.31: a refused record that a visitor clears stays cleared', async () => {
  const { storage, visit } = refusedLead();
  visit().sendLead(lead(1));
  storage.clear();
  await idle();
  expect(storage.length).toBe(0);
});

it('§15.23: an unreadable refusal count does not stop delivery', async () => {
  const { storage, service, visit } = refusedLead();
  visit().sendLead(lead(1));
  await idle();
  const [key] = waiting(storage);
  const raw = storage.getItem(key!)!;
  for (const foreign of ['7', '{}', '{"times":"9","at":"now"}', '[[]]'])
    storage.setItem(
      `${key}-${foreign.length}`,
      raw.replace(/"refused":\{.*?\}/, `"refused":${foreign}`),
    );
  service.failure = null;
  expect(await visit().deliverWaiting()).toEqual({ remaining: 0 });
  expect(waiting(storage)).toEqual([]);
});
