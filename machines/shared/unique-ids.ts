import type { FaqEntry, Workspace } from '#content/sample/workspace.ts';

/** Maximum id for counting on: far below the largest safe integer, so a list can always grow. */
export const highestId = 2 ** 52;

/**
 * Returns the FAQ with unique ids (specification §17): an entry with a duplicate id, or one above
 * `highestId`, gets a new one. `nextId` is above all of them and never decreases; the given one
 * is at most `highestId`.
 */
export function withUniqueIds(given: Workspace['faq']): Workspace['faq'] {
  const taken = new Set<number>();
  const isUnique = given.entries.map(({ id }) => {
    const isFree = id <= highestId && !taken.has(id);
    if (isFree) taken.add(id);
    return isFree;
  });
  let { nextId } = given;
  for (const id of taken) nextId = Math.max(nextId, id + 1);
  const entries = given.entries.map((entry, index): FaqEntry => {
    if (isUnique[index]) return entry;
    nextId += 1;
    return { ...entry, id: nextId - 1 };
  });
  return { ...given, nextId, entries };
}
