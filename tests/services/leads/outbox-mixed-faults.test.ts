import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seededRandom } from '#src/lib/random.ts';
import { postForm } from '#src/services/forms/form-post.ts';
import { formTargets } from '#src/services/forms/form-service.ts';
import { createLeadOutbox } from '#src/services/forms/lead-outbox.ts';
import { safeStorage } from '#src/services/storage/storage.ts';
import { fakeLocks } from '../fake-locks';
import { FakeStorage } from '../fake-storage';
import { request, waiting } from '../outbox-visits';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );
const faults: ((signal: AbortSignal) => Promise<Response>)[] = [
  async () => new Response('unavailable', { status: 503 }),
  () => Promise.reject(new TypeError('Failed to fetch')),
  never,
  async () => Response.json({ error: 'form over quota' }),
  async () => new Response('<!doctype html><title>Are you human?</title>'),
  async () => Response.json({}, { status: 429, headers: { 'Retry-After': '600' } }),
];

it('specification §15: 30 % mixed refusals lose none of 200 submissions and repeat fewer than 5 %', async () => {
  const random = seededRandom(27);
  const delivered = new Map<string, number>();
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const { email } = JSON.parse(init?.body as string) as { email: string };
    const accept = () => delivered.set(email, (delivered.get(email) ?? 0) + 1);
    if (random() >= 0.3) {
      accept();
      return Response.json({ success: 'true' });
    }
    const fault = faults[Math.floor(random() * faults.length)]!;
    // A lost response: the service has accepted.
    if (faults.indexOf(fault) < 3 && random() < 0.2) accept();
    return fault(init!.signal!);
  };
  const storage = new FakeStorage();
  const outbox = createLeadOutbox({
    storage: safeStorage(() => storage),
    locks: fakeLocks(),
    postLead: (body) => postForm(formTargets.lead, body, { fetch }),
    postDemoRequest: (body) => postForm(formTargets.demo, body, { fetch }),
  });
  for (let number = 0; number < 100; number += 1) {
    const timestamp = new Date().toISOString();
    outbox.sendLead({ email: `lead-${number}@example.com`, timestamp });
    const demo = { ...request, email: `demo-${number}@example.com`, timestamp };
    outbox.sendDemoRequest(demo).catch(() => undefined);
  }
  for (let visits = 0; visits < 20 && waiting(storage).length > 0; visits += 1) {
    const visit = outbox.deliverWaiting();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    await visit;
  }
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  const last = outbox.deliverWaiting();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  await last;
  const repeats = [...delivered.values()].reduce((sum, times) => sum + times - 1, 0);
  expect([delivered.size, waiting(storage)]).toEqual([200, []]);
  expect(repeats).toBeLessThan(10);
});
