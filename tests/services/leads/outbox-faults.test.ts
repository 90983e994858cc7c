import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seededRandom } from '#src/lib/random.ts';
import { fakeLocks } from '../fake-locks';
import { FakeStorage } from '../fake-storage';
import { fakeService, idle, lead, line, visit, waiting } from '../outbox-visits';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('§15.25: under any faults, each submission is delivered at least once and none stays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const random = seededRandom(seed);
      const [storage, locks] = [new FakeStorage(), fakeLocks()];
      const service = fakeService();
      const delivered = new Set<string>();
      const post = async (body: { email: string }) => {
        for (let delay = random() * 4; delay > 1; delay -= 1) await Promise.resolve();
        if (random() < 0.5) throw new Error(line);
        delivered.add(body.email);
        // A response can be lost although the service has accepted.
        if (random() < 0.2) throw new Error(line);
      };
      Object.assign(service, { postLead: post, postDemoRequest: post });
      const pages = Array.from({ length: 3 }, () => visit(storage, service, locks));
      for (let number = 0; number < 9; number += 1) {
        const page = pages[number % 3]!;
        page.sendLead(lead(number));
        if (random() < 0.3) void page.deliverWaiting();
      }
      await idle();
      for (let tries = 0; waiting(storage).length > 0; tries += 1) {
        expect(tries).toBeLessThan(200);
        await Promise.all(pages.map((page) => page.deliverWaiting()));
      }
      expect(delivered.size).toBe(9);
    }),
    { numRuns: 20 },
  );
});
