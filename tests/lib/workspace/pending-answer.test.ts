import { expect, test } from 'vitest';
import { PendingAnswer } from '#src/features/workspace/shell/pending-answer.ts';

test('§3 chatbot: a question waits for its answer and is answered once', async () => {
  const pending = new PendingAnswer<boolean>();
  pending.give(false);
  const answer = pending.ask();
  pending.give(true);
  pending.give(false);
  expect(await answer).toBe(true);
});

test('§3 chatbot: an answer resolves the latest question', async () => {
  const pending = new PendingAnswer<string>();
  const first = Promise.race([pending.ask(), Promise.resolve('still waiting')]);
  const second = pending.ask();
  pending.give('stay');
  expect(await second).toBe('stay');
  expect(await first).toBe('still waiting');
});
