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
  open: readonly number[],
  query: string,
): { shown: number[]; found: number } {
  if (query.trim() === '') return { shown: [...entries.keys()], found: entries.length };
  if (query !== latest.query) latest = search(query);
  const areFound = latest.areFound(foldedEntries(entries));
  return {
    shown: [...entries.keys()].filter(
      (index) => areFound[index] || open.includes(entries[index]?.id ?? 0),
    ),
    found: areFound.filter(Boolean).length,
  };
}
