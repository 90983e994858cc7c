import { maxListed } from '#content/constants.ts';
import { mergeEntries } from './merge-entries';
import { readList } from './stored-records';
import { quarantineCorrupt } from '../storage/quarantine';
import { underLock, type Locks } from './locks';
import type { SafeStorage } from '../storage/storage';

/** A stored list that several tabs add to. */
export type SharedList<Entry> = {
  /** Adds an entry synchronously; a full list drops its oldest. */
  add(entry: Entry): void;
  /** Returns the valid entries, oldest first, including this page's. */
  entries(): Entry[];
  /** Restores this page's entries that another tab's write dropped. */
  reconcile(): void;
  /** Removes entries under the lock; does nothing if the list contains an invalid entry. */
  drop(isGone: (entry: Entry) => boolean): void;
  /** Forgets this page's entries, after the list was removed on purpose. */
  forget(): void;
};

/**
 * Opens the list under `key` (specification §14.28). Tabs don't lose each other's entries: browsers
 * deliver writes to other tabs with a delay, so two tabs may start from the same list even under
 * a lock. Each page therefore remembers its entries and restores missing ones under the lock.
 */
export function sharedList<Entry extends { timestamp: string }>(
  key: string,
  readEntry: (value: unknown) => Entry | null,
  { storage, locks }: { storage: SafeStorage; locks: Locks | undefined },
): SharedList<Entry> {
  let local: Entry[] = [];

  function restoreLocal(): void {
    const raw = storage.get(key);
    const { entries, intact } = readList(raw, readEntry);
    const merged = mergeEntries(entries, local);
    if (merged.length === entries.length) return;
    if (!intact && raw !== null && !quarantineCorrupt(storage, key, raw)) return;
    storage.set(key, JSON.stringify(merged.slice(-maxListed)));
  }

  function reconcile(): void {
    void underLock(locks, key, restoreLocal);
  }

  return {
    add(entry) {
      local.push(entry);
      restoreLocal();
      reconcile();
    },
    entries: () => mergeEntries(readList(storage.get(key), readEntry).entries, local),
    reconcile,
    drop(isGone) {
      void underLock(locks, key, () => {
        local = local.filter((entry) => !isGone(entry));
        const { entries, intact } = readList(storage.get(key), readEntry);
        const remaining = entries.filter((entry) => !isGone(entry));
        if (intact && remaining.length < entries.length)
          storage.set(key, JSON.stringify(remaining));
      });
    },
    forget() {
      local = [];
    },
  };
}
