import { markChunkLoadError } from './chunk-load-error';
import { sessionStore, type SafeStorage } from '#src/services/storage/storage.ts';

const key = 'reloadedForChunk';
const timeoutMs = 5_000;

/** Marks every error of a chunk that fails to load from now on. */
export function markChunkLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => markChunkLoadError(payload));
}

/** Returns whether the server responds for this page; if not, a reload would lose the page. */
async function isServed(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/**
 * Reloads a page with a missing chunk, as after a deploy: once per page and tab. Does nothing if
 * the server doesn't respond, or if storage is unavailable, because the page could reload
 * forever.
 */
export async function reloadOnce(storage: SafeStorage = sessionStore): Promise<void> {
  const { pathname } = location;
  const wasReloaded = () => storage.get(key) === pathname;
  if (wasReloaded() || !(await isServed())) return;
  // An error that renders twice calls this twice, and both calls get here.
  if (location.pathname !== pathname || wasReloaded()) return;
  if (storage.set(key, pathname)) location.reload();
}

/** Reloads the page on a visitor's request; resolves to false if the server doesn't respond. */
export async function reloadIfServed(): Promise<boolean> {
  const isUp = await isServed();
  if (isUp) location.reload();
  return isUp;
}
