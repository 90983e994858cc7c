import { isStorable, parseJson } from '#src/lib/text/parse-json.ts';
import { quarantineCorrupt } from '#src/services/storage/quarantine.ts';
import { localStore, type SafeStorage } from '#src/services/storage/storage.ts';

type Deps = { storage: SafeStorage; tabs: Pick<Window, 'addEventListener'> | undefined };

const key = 'recentCommands';
const version = 1;
const longest = 5;

/** Returns the commands and unknown fields. Builds before version 1 stored the list alone. */
function readRecord(raw: string | null) {
  const stored = parseJson(raw);
  const { commands: list, ...others } = isStorable(stored) ? stored : { commands: stored };
  const items: unknown[] = Array.isArray(list) ? list : [];
  const commands = items.filter((value) => typeof value === 'string');
  const isIntact = raw === null || (Array.isArray(list) && commands.length === items.length);
  return { commands, others, isIntact };
}

/** Opens the commands chosen last, shared by all tabs (specification §14.6). Never throws. */
export function openRecentCommands({ storage, tabs }: Deps) {
  let recent: readonly string[] = [];
  const write = (commands: readonly string[]): void => {
    const raw = storage.get(key);
    const { others, isIntact } = readRecord(raw);
    if (!isIntact && raw !== null && !quarantineCorrupt(storage, key, raw)) return;
    const newest = commands.slice(0, longest);
    storage.set(key, JSON.stringify({ version, ...others, commands: newest }));
  };
  const read = () => readRecord(storage.get(key)).commands.slice(0, longest);
  tabs?.addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed !== key && changed !== null) return;
    if (newValue === null) recent = [];
    // Another tab started from an older list.
    const stored = read();
    const all = new Set([...stored, ...recent]);
    if (stored.length < Math.min(all.size, longest)) write([...all]);
  });
  return {
    /** Returns the commands' values, newest first. */
    read,
    /** Stores a command as the newest one. */
    add(value: string) {
      recent = [value, ...recent.filter((command) => command !== value)].slice(0, longest);
      write([value, ...read().filter((command) => command !== value)]);
    },
  };
}

export const recentCommands = openRecentCommands({
  storage: localStore,
  tabs: typeof window === 'undefined' ? undefined : window,
});
