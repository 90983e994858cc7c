import { afterEach, expect } from 'vitest';
import { isStoredKey } from '#content/site/stored-keys.ts';
import { chatOutside } from '#content/workspace/chat-widget.ts';

const unlisted = new Set<string>();
/** Records the stored keys that the privacy page does not list. */
function watchKeys() {
  const setItem = Reflect.get(Storage.prototype, 'setItem') as () => void;
  Storage.prototype.setItem = new Proxy(setItem, {
    apply(_, storage, [key, value]: [string, string]) {
      // Customers' pages, not the site, store these.
      if (!isStoredKey(key) && !key.startsWith(`${chatOutside.storageKey}:`)) unlisted.add(key);
      Reflect.apply(setItem, storage, [key, value]);
    },
  });
}

// A file that runs in Node has no storage.
if ('Storage' in globalThis) watchKeys();

/** Fails a test that stores a key which the privacy page does not list (specification §14.13). */
afterEach(() => {
  const keys = [...unlisted];
  unlisted.clear();
  expect(keys, 'stored keys that /privacy does not list').toEqual([]);
});
