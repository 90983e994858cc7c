import { beforeEach, expect, test, vi } from 'vitest';
import { isChunkLoadError, markChunkLoadError } from '#src/features/page/chunk-load-error.ts';
import {
  reloadIfServed,
  reloadOnce,
  markChunkLoadErrors,
} from '#src/features/page/reload-on-stale-chunk.ts';
import { safeStorage } from '#src/services/storage/storage.ts';

const reload = vi.fn<() => void>();
const fetched = vi.fn<typeof fetch>();
const denied = safeStorage(() => {
  throw new DOMException('denied', 'SecurityError');
});
const storage = () => safeStorage(() => sessionStorage);

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response(null)));
  vi.stubGlobal('fetch', fetched);
});

test('§12.34: a page with a missing chunk reloads once', async () => {
  await Promise.all([reloadOnce(storage()), reloadOnce(storage())]);
  await reloadOnce(storage());
  expect(reload).toHaveBeenCalledTimes(1);
});

test('§12.34: without a server response, or with an error, the page does not reload', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await reloadOnce(storage());
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await reloadOnce(storage());
  expect(reload).not.toHaveBeenCalled();
  // The failed attempt does not use up the one reload.
  await reloadOnce(storage());
  expect(reload).toHaveBeenCalledTimes(1);
});

test('§14.11: without storage a loop could not be detected, so the page does not reload', async () => {
  await reloadOnce(denied);
  expect(reload).not.toHaveBeenCalled();
});

test('§12.34: a visitor’s retry may reload the page again', async () => {
  expect(await reloadIfServed()).toBe(true);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await reloadIfServed()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  'Failed to fetch dynamically imported module: https://midspan.example/assets/about-1.js',
  'error loading dynamically imported module: https://midspan.example/assets/about-1.js',
  'Importing a module script failed.',
])('§12.34: “%s” is a missing chunk and is reported once', (words) => {
  const error = new TypeError(words);
  expect(isChunkLoadError(error)).toBe(false);
  markChunkLoadErrors();
  markChunkLoadErrors();
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  expect(isChunkLoadError(error)).toBe(true);
  const { message } = error;
  markChunkLoadError(error);
  expect(error.message).toBe(message);
  expect(message.endsWith(words)).toBe(true);
});
