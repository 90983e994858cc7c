import type { SafeStorage } from './storage';

const corruptName = /\.corrupt(\.\d+)?$/;

/** Returns whether the key holds a quarantined value. */
export function isQuarantineKey(key: string): boolean {
  return corruptName.test(key);
}

/**
 * Copies an unreadable value to `KEY.corrupt`, or to `KEY.corrupt.2` and so on if that key holds
 * another value (specification §14.22). Returns whether the copy was stored; only then may the
 * value under `key` be replaced. If storage is full, the original is removed first to make room.
 */
export function quarantineCorrupt(storage: SafeStorage, key: string, raw: string): boolean {
  let target = `${key}.corrupt`;
  for (let number = 2; ; number += 1) {
    const existing = storage.get(target);
    if (existing === raw) return true;
    if (existing === null) break;
    target = `${key}.corrupt.${number}`;
  }
  if (storage.set(target, raw)) return true;
  storage.remove(key);
  if (storage.set(target, raw)) return true;
  storage.remove(target);
  storage.set(key, raw);
  return false;
}
