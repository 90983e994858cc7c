import { afterEach, expect, test, vi } from 'vitest';
import {
  prepareSample,
  sampleBook,
  sampleNow,
} from '#src/features/workspace/sample/sample-conversations.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stands in for the browser's idle time: what is asked for runs when the test says so. */
function idleTime() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.splice(handle - 1, 1));
  return waiting;
}

test('sample: its days are made one at a time while the browser is idle, until all are', () => {
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

test('sample: leaving the page stops it', () => {
  const waiting = idleTime();
  const stop = prepareSample('typical');
  stop();
  expect(waiting).toEqual([]);
});
