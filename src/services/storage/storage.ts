/** Browser storage whose methods never throw (specification §14.24). */
export type SafeStorage = {
  get(key: string): string | null;
  /** Stores the value; returns whether it will outlive the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
};

/**
 * Wraps the storage that `open` returns. If access is denied, storage is full or missing, values
 * are held in memory until the page closes. A value in memory is dropped once the stored value
 * under its key changes: it never hides a write from another tab. `open` may throw and is called
 * for each access.
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, { value: string; replaced: string | null }>();

  const attempt = <Result>(access: (storage: Storage) => Result): Result | undefined => {
    try {
      return access(open());
    } catch {
      return undefined;
    }
  };
  const stored = (key: string) => attempt((storage) => storage.getItem(key));

  const get = (key: string): string | null => {
    const value = stored(key);
    const fallback = memory.get(key);
    if (fallback && (value === undefined || value === fallback.replaced)) return fallback.value;
    memory.delete(key);
    return value ?? null;
  };

  return {
    get,
    set(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        // Some privacy tools ignore writes silently.
        return storage.getItem(key) === value;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, { value, replaced: stored(key) ?? null });
      return isStored === true;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys() {
      const names = attempt((storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
      );
      return [...new Set([...(names ?? []), ...memory.keys()])].filter((key) => get(key) !== null);
    },
  };
}

/** Persistent storage, shared by all tabs. */
export const localStore: SafeStorage = safeStorage(() => localStorage);
/** Storage that lasts as long as the tab. */
export const sessionStore: SafeStorage = safeStorage(() => sessionStorage);
