import type { FaqEntry } from '#content/sample/workspace.ts';
import { hasTerms, searchTerms } from '#src/lib/text/folded-text.ts';

/**
 * Searches the entries: returns the indexes of those that have all words of the query and of the
 * open ones, and the number of those found.
 */
export function shownEntries(
  entries: readonly FaqEntry[],
  open: readonly number[],
  query: string,
): { shown: number[]; found: number } {
  const terms = searchTerms(query);
  let found = 0;
  const shown = entries.flatMap((entry, index) => {
    if (hasTerms(`${entry.question} ${entry.answer}`, terms)) found += 1;
    else if (!open.includes(entry.id)) return [];
    return [index];
  });
  return { shown, found };
}
