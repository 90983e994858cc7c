/**
 * Merges two edits of a list of records with ids: the order of `own`, the additions of both, and of
 * a record that only one side changed or removed, that side's version. Own changes win.
 */
export function mergedById<Item extends { id: string | number }>(
  own: readonly Item[],
  base: readonly Item[],
  stored: readonly Item[],
): Item[] {
  const byId = (list: readonly Item[]) => new Map(list.map((item) => [item.id, item]));
  const [before, theirs, mine] = [byId(base), byId(stored), byId(own)];
  const isUnchanged = (item: Item) => JSON.stringify(item) === JSON.stringify(before.get(item.id));
  const edited = own.flatMap((item) => (isUnchanged(item) ? (theirs.get(item.id) ?? []) : [item]));
  // Records that this side removed return only if the other side changed them.
  const added = stored.filter((item) => !mine.has(item.id) && !isUnchanged(item));
  return [...edited, ...added];
}
