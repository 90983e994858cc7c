import { expect, it } from 'vitest';
import { minFillMs } from '#content/constants.ts';
import { createLeadService } from '#src/services/forms/lead-service.ts';
import { createLeadOutbox } from '#src/services/forms/lead-outbox.ts';
import { createLeadStore } from '#src/services/forms/lead-store.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { demoExamples } from '#content/site/demo-request.ts';
import { fakeLocks } from '../fake-locks';
import { FakeStorage } from '../fake-storage';

const fields = {
  ...demoExamples(),
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.com',
};

function openService(sinceOpened = () => 60_000, isHoneypotFilled = () => false) {
  const browser = new FakeStorage();
  const storage = safeStorage(() => browser);
  const locks = fakeLocks();
  const posts: Record<string, string>[] = [];
  const post = async (body: Record<string, string>) => void posts.push(body);
  let seconds = 0;
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, (seconds += 1))).toISOString();
  const store = createLeadStore({ storage, locks, now });
  const outbox = createLeadOutbox({ storage, locks, postLead: post, postDemoRequest: post });
  return {
    service: createLeadService({ store, outbox, now, sinceOpened, isHoneypotFilled }),
    store,
    posts,
  };
}

it('§4.11 hero form: a submit makes one record and one POST with the same time, synchronously', () => {
  const { service, store, posts } = openService();
  service.submitLead('ada@example.com');
  expect(store.leads().length).toBe(1);
  expect(posts.length).toBe(1);
  expect(posts[0]).toMatchObject({
    email: 'ada@example.com',
    timestamp: store.leads()[0]!.timestamp,
  });
});

it('§4.13 demo form: a submit makes one record and one POST with the same time and fields', async () => {
  const { service, store, posts } = openService();
  await service.submitDemoRequest(fields);
  expect(store.demoRequests()).toEqual([{ ...fields, timestamp: '2026-01-01T00:00:01.000Z' }]);
  expect(posts.length).toBe(1);
  expect(posts[0]).toMatchObject(store.demoRequests()[0]!);
});

it('§5.42 input: a program’s submission is stored, looks the same, and is not sent', async () => {
  const { service, store, posts } = openService(undefined, () => true);
  service.submitLead('ada@example.com');
  await expect(service.submitDemoRequest(fields)).resolves.toBeUndefined();
  expect([store.leads().length, store.demoRequests().length]).toEqual([1, 1]);
  expect(posts).toEqual([]);
});

it('§5.42 input: a submission faster than a person is not sent', async () => {
  let elapsed = minFillMs - 1;
  const { service, posts } = openService(() => elapsed);
  service.submitLead('ada@example.com');
  await service.submitDemoRequest(fields);
  expect(posts).toEqual([]);
  elapsed = minFillMs;
  service.submitLead('ada@example.com');
  expect(posts).toHaveLength(1);
});
