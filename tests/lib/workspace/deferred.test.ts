import { expect, test } from 'vitest';
import { Deferred } from '#src/features/workspace/shell/deferred.ts';

test('§4.71 chatbot: a question waits until it is answered, and is answered once', async () => {
  const pending = new Deferred<boolean>();
  pending.resolve(false);
  const answer = pending.start();
  pending.resolve(true);
  pending.resolve(false);
  expect(await answer).toBe(true);
});

test('§4.71 chatbot: an answer is for the latest question', async () => {
  const pending = new Deferred<string>();
  const first = Promise.race([pending.start(), Promise.resolve('still waiting')]);
  const second = pending.start();
  pending.resolve('stay');
  expect(await second).toBe('stay');
  expect(await first).toBe('still waiting');
});
