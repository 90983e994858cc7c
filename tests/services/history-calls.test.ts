import { createBrowserHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paceHistory } from '#src/services/browser/history-calls.ts';

/** The addresses of the session history's entries, and the times of the accepted calls, in ms. */
let entries: string[];
let calls: number[];

/** Returns a history that refuses calls after 100 in 10 s, as WebKit and Gecko do, or ignores them. */
function limited(refuse: () => void) {
  const call = (isPush: boolean) => (state: unknown, _: string, url?: string | URL | null) => {
    if (calls.filter((at) => at > Date.now() - 10_000).length >= 100) return refuse();
    calls.push(Date.now());
    if (!isPush) entries.pop();
    entries.push(String(url));
    history.state = state;
  };
  const history = {
    state: null as unknown,
    pushState: call(true),
    replaceState: call(false),
  };
  return history as unknown as History;
}
const limits = {
  throws: () => {
    throw new DOMException('Attempt to use history.pushState() too often', 'SecurityError');
  },
  'is silent': () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
  entries = ['/'];
  calls = [];
});
afterEach(() => vi.useRealTimers());

function browserHistory(refuse: () => void) {
  const history = limited(refuse);
  paceHistory(history);
  const view = {
    history,
    location: { pathname: '/', search: '', hash: '' },
    addEventListener() {},
  };
  return createBrowserHistory({ window: view });
}

test.each(Object.entries(limits))(
  '§16.4 history: calls that a browser refuses are made later, in order, if it %s',
  async (_, refuse) => {
    const history = browserHistory(refuse);
    for (let page = 1; page <= 130; page += 1) {
      history.push(`/${page}`);
      await vi.advanceTimersByTimeAsync(30);
    }
    history.replace('/last');
    expect(history.location.pathname).toBe('/last');
    expect(entries.at(-1)).toBe('/99');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(entries).toHaveLength(131);
    expect(entries.at(-1)).toBe('/last');
  },
);

test('§16.2 history: repeated replacements are written four times a second, the last one always', async () => {
  const history = browserHistory(limits.throws);
  for (let row = 1; row <= 300; row += 1) {
    history.replace(`/?open=${row}`);
    await vi.advanceTimersByTimeAsync(30);
  }
  expect(calls.length).toBeLessThanOrEqual(4 * 9 + 2);
  history.push('/dashboard');
  await vi.advanceTimersByTimeAsync(0);
  expect(entries).toEqual(['/?open=300', '/dashboard']);
  history.replace('/dashboard?range=7d');
  await vi.advanceTimersByTimeAsync(250);
  expect(entries.at(-1)).toBe('/dashboard?range=7d');
});
