type Timed = { timestamp: string };

/**
 * Returns `stored` with the missing entries of `local` inserted by time, oldest first. Stored
 * entries keep their order. Duplicates count: two equal entries of `local` need two in `stored`.
 */
export function mergeEntries<Entry extends Timed>(
  stored: readonly Entry[],
  local: readonly Entry[],
): Entry[] {
  const unmatched = [...stored];
  const merged = [...stored];
  for (const entry of local) {
    const match = unmatched.findIndex((candidate) => holdsFieldsOf(candidate, entry));
    if (match >= 0) {
      unmatched.splice(match, 1);
    } else {
      const time = Date.parse(entry.timestamp);
      const before = merged.findLastIndex((candidate) => Date.parse(candidate.timestamp) <= time);
      merged.splice(before + 1, 0, entry);
    }
  }
  return merged;
}

function holdsFieldsOf<Entry extends Timed>(candidate: Entry, entry: Entry): boolean {
  return (Object.keys(entry) as (keyof Entry)[]).every((name) => candidate[name] === entry[name]);
}
