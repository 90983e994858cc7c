import { parseJson } from '#src/lib/text/parse-json.ts';
import { quarantineCorrupt } from '#src/services/storage/quarantine.ts';
import { localStore, type SafeStorage } from '#src/services/storage/storage.ts';

const key = 'recentCommands';
const longest = 5;

/** Returns the values of the commands chosen last, newest first. */
export function readRecent(storage: SafeStorage = localStore): string[] {
  const stored = parseJson(storage.get(key));
  const values: unknown[] = Array.isArray(stored) ? stored : [];
  return values.filter((value) => typeof value === 'string').slice(0, longest);
}

/** Stores a command as the newest one. */
export function storeRecent(value: string, storage: SafeStorage = localStore): void {
  const raw = storage.get(key);
  const isReadable = raw === null || Array.isArray(parseJson(raw));
  if (!isReadable && !quarantineCorrupt(storage, key, raw)) return;
  const earlier = readRecent(storage).filter((command) => command !== value);
  storage.set(key, JSON.stringify([value, ...earlier].slice(0, longest)));
}
