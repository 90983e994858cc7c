import { localStore, type SafeStorage } from './storage';

const key = 'conversationShortcuts';

/** Returns whether single-key shortcuts do something in this browser: they do unless switched off. */
export function readShortcuts(storage: SafeStorage = localStore): boolean {
  return storage.get(key) !== 'off';
}

/** Keeps the choice; what is as usual leaves nothing behind. */
export function keepShortcuts(areOn: boolean, storage: SafeStorage = localStore): void {
  if (areOn) storage.remove(key);
  else storage.set(key, 'off');
}
