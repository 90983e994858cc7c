import type { SafeStorage } from './storage';

const corruptName = /\.corrupt(\.\d+)?$/;

/** True for a key under which an unreadable value was put aside. */
export function isCorruptKey(key: string): boolean {
  return corruptName.test(key);
}

/**
 * Copies an unreadable value to `KEY.corrupt`, or, where another value stands there already, to
 * `KEY.corrupt.2` and so on (contracts §4). Returns whether the copy is safe; only then may the
 * value under `key` be replaced. In a full storage the value itself makes room for its copy.
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
