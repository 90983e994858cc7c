import { afterEach, expect, test, vi } from 'vitest';
import {
  prepareSample,
  sampleBook,
  sampleNow,
} from '#src/features/workspace/sample/sample-conversations.ts';

afterEach(() => vi.unstubAllGlobals());

/** Fakes idle callbacks, which the test runs. */
function idleTime() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.splice(handle - 1, 1));
  return waiting;
}

test('sample data: days are generated one per idle period until complete', () => {
  const waiting = idleTime();
  const book = sampleBook('typical');
  const between = vi.spyOn(book, 'between');
  prepareSample('typical');
  let rounds = 0;
  for (let work = waiting.shift(); work; work = waiting.shift()) {
    work();
    rounds += 1;
    expect(between).toHaveBeenCalledTimes(rounds);
  }
  const made = between.mock.results.flatMap(({ value }) => value as unknown[]);
  between.mockRestore();
  expect(made).toHaveLength(book.between(0, sampleNow + 1).length);
});

test('sample data: leaving the page stops generation', () => {
  const waiting = idleTime();
  const stop = prepareSample('typical');
  stop();
  expect(waiting).toEqual([]);
});
