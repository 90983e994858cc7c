import type { FaqEntry, Workspace } from '#content/sample/workspace.ts';

/** Ids are counted on from up to here: below the last safe integer, so that a list can always grow. */
export const highestId = 2 ** 52;

/**
 * Returns the FAQ with every entry under an id of its own, in its place and in its words (contracts
 * §7): an entry whose id is taken, or too high to count on from, gets a new one. `nextId` is above
 * all of them, and never below the one that is given, which is at most `highestId`.
 */
export function withOwnIds(given: Workspace['faq']): Workspace['faq'] {
  const taken = new Set<number>();
  const isOwn = given.entries.map(({ id }) => {
    const isFree = id <= highestId && !taken.has(id);
    if (isFree) taken.add(id);
    return isFree;
  });
  let { nextId } = given;
  for (const id of taken) nextId = Math.max(nextId, id + 1);
  const entries = given.entries.map((entry, index): FaqEntry => {
    if (isOwn[index]) return entry;
    nextId += 1;
    return { ...entry, id: nextId - 1 };
  });
  return { nextId, entries };
}
