import type { SafeStorage } from './storage';

const corruptName = /\.corrupt(\.\d+)?$/;

/** Returns whether the key holds a quarantined value. */
export function isCorruptKey(key: string): boolean {
  return corruptName.test(key);
}

/**
 * Copies an unreadable value to `KEY.corrupt`, or to `KEY.corrupt.2` and so on if that key holds
 * another value (contracts §4). Returns whether the copy was stored; only then may the value
 * under `key` be replaced. If storage is full, the original is removed first to make room.
 */
export function keepCorrupt(storage: SafeStorage, key: string, raw: string): boolean {
  let place = `${key}.corrupt`;
  for (let number = 2; ; number += 1) {
    const there = storage.get(place);
    if (there === raw) return true;
    if (there === null) break;
    place = `${key}.corrupt.${number}`;
  }
  if (storage.set(place, raw)) return true;
  storage.remove(key);
  if (storage.set(place, raw)) return true;
  storage.remove(place);
  storage.set(key, raw);
  return false;
}
