import { expect, it } from 'vitest';
import { createLeadDesk } from '../../src/services/lead-desk';
import { createLeadOutbox } from '../../src/services/lead-outbox';
import { createLeadStore } from '../../src/services/lead-store';
import { safeStorage } from '../../src/services/storage';
import { fakeLocks } from './fake-locks';
import { FakeStorage } from './fake-storage';

const fields = {
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.com',
  website: 'https://example.com',
  employeeCount: '11-50',
  industry: 'Healthcare',
};

function openDesk() {
  const browser = new FakeStorage();
  const storage = safeStorage(() => browser);
  const locks = fakeLocks();
  const posts: Record<string, string>[] = [];
  const post = async (body: Record<string, string>) => void posts.push(body);
  let seconds = 0;
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, (seconds += 1))).toISOString();
  const store = createLeadStore({ storage, locks, now });
  const outbox = createLeadOutbox({ storage, locks, postLead: post, postDemoRequest: post });
  return { desk: createLeadDesk({ store, outbox, now }), store, posts };
}

it('§4 hero form: a submit is one record and one POST with the same time, in the same tick', () => {
  const { desk, store, posts } = openDesk();
  desk.submitLead('ada@example.com');
  expect(store.leads().length).toBe(1);
  expect(posts.length).toBe(1);
  expect(posts[0]).toMatchObject({
    email: 'ada@example.com',
    timestamp: store.leads()[0]!.timestamp,
  });
});

it('§4 demo form: a submit is one record and one POST with the same time and fields', async () => {
  const { desk, store, posts } = openDesk();
  const submission = desk.openDemoSubmission();
  submission.store(fields);
  expect(posts).toEqual([]);
  await submission.send();
  expect(store.demoRequests()).toEqual([{ ...fields, timestamp: '2026-01-01T00:00:01.000Z' }]);
  expect(posts.length).toBe(1);
  expect(posts[0]).toMatchObject(store.demoRequests()[0]!);
});

it('§4 demo form: what was not stored is not sent', async () => {
  const { desk, posts } = openDesk();
  await expect(desk.openDemoSubmission().send()).rejects.toThrow('stored before it is sent');
  expect(posts).toEqual([]);
});
