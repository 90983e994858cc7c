import { createLeadOutbox } from '#src/services/forms/lead-outbox.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { demoExamples } from '#content/site/demo-request.ts';
import { fakeLocks } from './fake-locks';
import type { FakeStorage } from './fake-storage';

export const time = (second: number) =>
  new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString();
export const lead = (number: number) => ({
  email: `${number}@example.com`,
  timestamp: time(number),
});
export const request = {
  ...demoExamples(),
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.com',
  timestamp: time(1),
};
export const line = 'Failed to submit: the form service answered 500';

/** A form service that a test can break; records the requests it received. */
export function fakeService() {
  const posts: { email: string; timestamp: string }[] = [];
  const state = { broken: false, posts, gate: Promise.resolve() };
  const post = async (body: { email: string; timestamp: string }) => {
    posts.push(body);
    await state.gate;
    if (state.broken) throw new Error(line);
  };
  return Object.assign(state, { postLead: post, postDemoRequest: post });
}

type Service = ReturnType<typeof fakeService>;
let ids = 0;

/** Opens the outbox of another page in the browser with `storage` and `locks`. */
export function visit(
  storage: FakeStorage,
  service: Service,
  locks: ReturnType<typeof fakeLocks> | null = fakeLocks(),
) {
  const { postLead, postDemoRequest } = service;
  return createLeadOutbox({
    storage: safeStorage(() => storage),
    locks: locks ?? undefined,
    postLead,
    postDemoRequest,
    newId: () => `id${(ids += 1)}`,
  });
}

export const waiting = (storage: FakeStorage) =>
  [...storage.values.keys()].filter((key) => key.startsWith('leadOutbox'));
export const idle = () => new Promise((resolve) => setTimeout(resolve));
