import { mergeEntries } from './merge-entries';
import { readList } from './stored-records';
import { quarantineCorrupt } from '../storage/quarantine';
import { underLock, type Locks } from './locks';
import type { SafeStorage } from '../storage/storage';

/** A stored list that several tabs add to. */
export type SharedList<Entry> = {
  /** Adds an entry, in this very tick. */
  add(entry: Entry): void;
  /** Returns the readable entries, oldest first, those of this page included. */
  entries(): Entry[];
  /** Puts entries of this page back in that another tab's write has dropped. */
  reconcile(): void;
  /** Takes entries out, under the lock; a list that holds anything unreadable is left alone. */
  drop(isGone: (entry: Entry) => boolean): void;
  /** Lets go of this page's entries, when the list was removed on purpose. */
  forget(): void;
};

/**
 * Opens the list under `key` (contracts §4). Tabs lose nothing of each other: browsers carry a
 * write to other tabs some time later, so that two may start from the same list even under a lock.
 * Therefore each page remembers what it added and restores, under the lock, what is missing.
 */
export function sharedList<Entry extends { timestamp: string }>(
  key: string,
  isEntry: (value: unknown) => value is Entry,
  { storage, locks }: { storage: SafeStorage; locks: Locks | undefined },
): SharedList<Entry> {
  let own: Entry[] = [];

  function restoreOwn(): void {
    const raw = storage.get(key);
    const { entries, intact } = readList(raw, isEntry);
    const merged = mergeEntries(entries, own);
    if (merged.length === entries.length) return;
    if (!intact && raw !== null && !quarantineCorrupt(storage, key, raw)) return;
    storage.set(key, JSON.stringify(merged));
  }

  function reconcile(): void {
    void underLock(locks, key, restoreOwn);
  }

  return {
    add(entry) {
      own.push(entry);
      restoreOwn();
      reconcile();
    },
    entries: () => mergeEntries(readList(storage.get(key), isEntry).entries, own),
    reconcile,
    drop(isGone) {
      void underLock(locks, key, () => {
        own = own.filter((entry) => !isGone(entry));
        const { entries, intact } = readList(storage.get(key), isEntry);
        const left = entries.filter((entry) => !isGone(entry));
        if (intact && left.length < entries.length) storage.set(key, JSON.stringify(left));
      });
    },
    forget() {
      own = [];
    },
  };
}
