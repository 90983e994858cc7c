import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoRequestBody, leadBody } from '#src/services/forms/form-bodies.ts';
import { fakeLocks } from '../fake-locks';
import { FakeStorage } from '../fake-storage';
import { fakeService, idle, lead, line, request, time, visit, waiting } from '../outbox-visits';

const consoleError = vi.fn();
beforeEach(() => {
  consoleError.mockClear();
  vi.spyOn(console, 'error').mockImplementation(consoleError);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('first attempts', () => {
  it('§15.21: a lead is stored and posted synchronously, and removed once accepted', async () => {
    const [storage, service] = [new FakeStorage(), fakeService()];
    visit(storage, service).sendLead(lead(1));
    expect(service.posts).toEqual([leadBody(lead(1))]);
    const [key] = waiting(storage);
    expect(key).toMatch(/^leadOutbox:.+/);
    expect(JSON.parse(storage.getItem(key!)!)).toEqual({
      version: 1,
      form: 'lead',
      body: leadBody(lead(1)),
      keptAt: time(1),
    });
    await idle();
    expect(waiting(storage)).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('§15.15: a failed lead stays, with one console line', async () => {
    const [storage, service] = [new FakeStorage(), fakeService()];
    service.broken = true;
    const outbox = visit(storage, service);
    const onStored = vi.fn();
    const dispose = outbox.onStored(onStored);
    outbox.sendLead(lead(1));
    await idle();
    expect(waiting(storage).length).toBe(1);
    expect(consoleError.mock.calls).toEqual([[line]]);
    expect(onStored).toHaveBeenCalledTimes(1);
    dispose();
    outbox.sendLead(lead(2));
    await idle();
    expect(onStored).toHaveBeenCalledTimes(1);
  });

  it('§15.21: an accepted demo request resolves and leaves no record', async () => {
    const [storage, service] = [new FakeStorage(), fakeService()];
    const sent = visit(storage, service).sendDemoRequest(request);
    expect(service.posts).toEqual([demoRequestBody(request)]);
    expect(waiting(storage).length).toBe(1);
    await sent;
    expect(waiting(storage)).toEqual([]);
  });

  it('§15.15: a failed demo request rejects after one console line and stays', async () => {
    const [storage, service] = [new FakeStorage(), fakeService()];
    service.broken = true;
    const outbox = visit(storage, service);
    const onStored = vi.fn();
    outbox.onStored(onStored);
    await expect(outbox.sendDemoRequest(request)).rejects.toThrow(line);
    expect(consoleError.mock.calls).toEqual([[line]]);
    expect(onStored).toHaveBeenCalledTimes(1);
    const record = JSON.parse(storage.getItem(waiting(storage)[0]!)!) as object;
    expect(record).toMatchObject({ version: 1, body: demoRequestBody(request) });
  });

  it.each([
    ['full', new FakeStorage(0)],
    ['denied', Object.assign(new FakeStorage(), { denied: true })],
  ])('§14.24: with %s storage it posts and retries in this page', async (_, storage) => {
    const service = fakeService();
    service.broken = true;
    const outbox = visit(storage, service);
    outbox.sendLead(lead(1));
    await idle();
    expect(await outbox.deliverWaiting()).toEqual({ remaining: 1 });
    service.broken = false;
    expect(await outbox.deliverWaiting()).toEqual({ remaining: 0 });
    expect(service.posts).toEqual([leadBody(lead(1)), leadBody(lead(1)), leadBody(lead(1))]);
  });
});

describe('retries', () => {
  it('§15.25: the next visit sends the same bodies, oldest first, without console lines', async () => {
    const [storage, service] = [new FakeStorage(), fakeService()];
    service.broken = true;
    const first = visit(storage, service);
    for (const number of [3, 1, 2]) first.sendLead(lead(number));
    await first.sendDemoRequest({ ...request, timestamp: time(9) }).catch(() => undefined);
    service.posts.length = 0;
    consoleError.mockClear();
    expect(await visit(storage, service).deliverWaiting()).toEqual({ remaining: 4 });
    service.broken = false;
    service.posts.length = 0;
    expect(await visit(storage, service).deliverWaiting()).toEqual({ remaining: 0 });
    const bodies = [1, 2, 3].map((number) => leadBody(lead(number)));
    expect(service.posts).toEqual([...bodies, demoRequestBody({ ...request, timestamp: time(9) })]);
    expect(waiting(storage)).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it.each([
    ['in this tab', true, fakeLocks()],
    ['in this tab, without locks', true, null],
    ['in another tab', false, fakeLocks()],
  ])('§15.26: a record being sent %s is not sent twice', async (_, same, locks) => {
    const [storage, service] = [new FakeStorage(), fakeService()];
    let open = () => undefined as void;
    service.gate = new Promise((resolve) => (open = resolve));
    const sender = visit(storage, service, locks);
    sender.sendLead(lead(1));
    await idle();
    const receiver = same ? sender : visit(storage, service, locks);
    await receiver.deliverWaiting();
    expect(service.posts.length).toBe(1);
    open();
    await idle();
    expect([await receiver.deliverWaiting(), waiting(storage)]).toEqual([{ remaining: 0 }, []]);
    expect(service.posts.length).toBe(1);
  });

  it('§15.26: two concurrent deliveries in one tab send each record once, without locks', async () => {
    const [storage, service] = [new FakeStorage(), fakeService()];
    service.broken = true;
    const outbox = visit(storage, service, null);
    for (const number of [1, 2, 3]) outbox.sendLead(lead(number));
    await idle();
    service.broken = false;
    service.posts.length = 0;
    const first = outbox.deliverWaiting();
    // The second delivery waits at the second record while the gate is closed.
    let open = () => {};
    service.gate = new Promise((resolve) => (open = resolve));
    const second = outbox.deliverWaiting();
    await idle();
    open();
    await Promise.all([first, second]);
    expect(service.posts.map(({ email }) => email)).toEqual(
      [1, 2, 3].map((number) => lead(number).email),
    );
  });

  it('§15.26: a record that cannot be removed is not sent again in this page', async () => {
    const [storage, service] = [new FakeStorage(), fakeService()];
    storage.removeItem = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const outbox = visit(storage, service);
    await outbox.sendDemoRequest(request);
    expect(await outbox.deliverWaiting()).toEqual({ remaining: 0 });
    expect(service.posts.length).toBe(1);
  });

  it('§15.21: a failing lock manager does not stop delivery', async () => {
    const [storage, service] = [new FakeStorage(), fakeService()];
    const locks = fakeLocks();
    locks.request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    service.broken = true;
    const outbox = visit(storage, service, locks);
    outbox.sendLead(lead(1));
    await idle();
    service.broken = false;
    expect(await outbox.deliverWaiting()).toEqual({ remaining: 0 });
  });
});

it('§14.19: a record of another release is sent, with its unknown fields', async () => {
  const [storage, service] = [new FakeStorage(), fakeService()];
  const { industry: _, ...older } = demoRequestBody(request);
  const body = { ...older, phone: '555-0100', utm: { id: 7 } };
  const record = JSON.stringify({ form: 'demo', body, keptAt: time(1) });
  // The release before could not read the second one.
  for (const key of ['leadOutbox:a', 'leadOutbox:b.corrupt']) storage.setItem(key, record);
  expect(await visit(storage, service).deliverWaiting()).toEqual({ remaining: 0 });
  expect(service.posts).toEqual([body, body].map((each) => ({ ...each, industry: 'Not given' })));
  expect(waiting(storage)).toEqual([]);
});

describe('unreadable records', () => {
  const good = JSON.stringify({ form: 'lead', body: leadBody(lead(1)), keptAt: time(1) });

  it.each([
    ['broken JSON', '{"form":'],
    ['a deep body', `{"form":"lead","body":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ])('§14.22: a record with %s is quarantined and blocks no other', async (_, raw) => {
    const [storage, service] = [new FakeStorage(), fakeService()];
    storage.setItem('leadOutbox:a', raw);
    storage.setItem('leadOutbox:b', good);
    const outbox = visit(storage, service);
    expect(await outbox.deliverWaiting()).toEqual({ remaining: 0 });
    expect(await outbox.deliverWaiting()).toEqual({ remaining: 0 });
    expect(storage.values).toEqual(new Map([['leadOutbox:a.corrupt', raw]]));
    expect(service.posts).toEqual([leadBody(lead(1))]);
  });
});
