import type { FaqEntry, Workspace } from '#content/sample/workspace.ts';

/** Maximum id for counting on: far below the largest safe integer, so a list can always grow. */
export const highestId = 2 ** 52;

/**
 * Returns the FAQ with unique ids (specification §3.20): an entry with a duplicate id, or one above
 * `highestId`, gets a new one. `nextId` is above all of them and never decreases; the given one
 * is at most `highestId`.
 */
export function withUniqueIds(faq: Workspace['faq']): Workspace['faq'] {
  const usedIds = new Set<number>();
  const isUnique = faq.entries.map(({ id }) => {
    const isFree = id <= highestId && !usedIds.has(id);
    if (isFree) usedIds.add(id);
    return isFree;
  });
  let { nextId } = faq;
  for (const id of usedIds) nextId = Math.max(nextId, id + 1);
  const entries = faq.entries.map((entry, index): FaqEntry => {
    if (isUnique[index]) return entry;
    nextId += 1;
    return { ...entry, id: nextId - 1 };
  });
  return { ...faq, nextId, entries };
}
