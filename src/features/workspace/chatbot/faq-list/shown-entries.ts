import type { FaqEntry } from '#content/sample/workspace.ts';
import { rememberedMap } from '#src/lib/remembered-map.ts';
import { foldedText, searchTerms, wordAt } from '#src/lib/text/folded-text.ts';

const foldedEntries = rememberedMap(({ question, answer }: FaqEntry) =>
  foldedText(`${question} ${answer}`),
);
const search = (query: string) => {
  const terms = searchTerms(query);
  const areFound = rememberedMap((text: string) => terms.every((term) => wordAt(text, term)));
  return { query, areFound };
};
let latest = search('');

/**
 * Searches the entries: returns the indexes of those that have all words of the query and of the
 * open ones, and the number of those found.
 */
export function shownEntries(
  entries: readonly FaqEntry[],
  openIds: readonly number[],
  query: string,
): { rowIndexes: number[]; matchCount: number } {
  if (query.trim() === '') return { rowIndexes: [...entries.keys()], matchCount: entries.length };
  if (query !== latest.query) latest = search(query);
  const areFound = latest.areFound(foldedEntries(entries));
  return {
    rowIndexes: [...entries.keys()].filter(
      (index) => areFound[index] || openIds.includes(entries[index]?.id ?? 0),
    ),
    matchCount: areFound.filter(Boolean).length,
  };
}
