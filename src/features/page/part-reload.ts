import { markMissingPart } from './missing-part';
import { sessionStore, type SafeStorage } from '#src/services/storage/storage.ts';

const key = 'reloadedForPart';
const patience = 5_000;

/** Marks each error of code that could not be fetched, from now on. */
export function watchForMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => markMissingPart(payload));
}

/** Whether the page's own server answers for it; where it does not, a reload would lose the page. */
async function isServed(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/**
 * Reloads a page of which a part is missing, as after a deploy: once for a page and tab. Nothing is
 * done where the server does not answer, or where the browser keeps nothing, since nobody could
 * tell there that it was done before.
 */
export async function reloadOnce(storage: SafeStorage = sessionStore): Promise<void> {
  const { pathname } = location;
  const wasReloaded = () => storage.get(key) === pathname;
  if (wasReloaded() || !(await isServed())) return;
  // A message that is drawn twice asks twice, and both are answered.
  if (location.pathname !== pathname || wasReloaded()) return;
  if (storage.set(key, pathname)) location.reload();
}

/** Reloads the page because a visitor asks for it; resolves to false where its server is silent. */
export async function reloadIfServed(): Promise<boolean> {
  const isThere = await isServed();
  if (isThere) location.reload();
  return isThere;
}
