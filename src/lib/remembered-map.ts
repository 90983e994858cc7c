/**
 * Returns a function that maps a list; it calls `map` again only where the item at an index is
 * another one. Of a long list, a key press changes one item.
 */
export function rememberedMap<Item, Result>(
  map: (item: Item) => Result,
): (items: readonly Item[]) => readonly Result[] {
  let last: readonly Item[] = [];
  let results: readonly Result[] = [];
  return (items) => {
    const lastResults = results;
    results = items.map((item, index) =>
      index < last.length && last[index] === item ? (lastResults[index] as Result) : map(item),
    );
    last = items;
    return results;
  };
}
