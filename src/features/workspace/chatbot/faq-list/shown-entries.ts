import type { FaqEntry } from '#content/sample/workspace.ts';
import { foldedText, searchTerms } from '#src/lib/text/folded-text.ts';

const foldedEntries = new WeakMap<FaqEntry, string>();

/** Returns the folded text of an entry; a key press in a long list changes one entry. */
function foldedEntry(entry: FaqEntry): string {
  const known = foldedEntries.get(entry);
  if (known !== undefined) return known;
  const text = foldedText(`${entry.question} ${entry.answer}`);
  foldedEntries.set(entry, text);
  return text;
}

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
  if (terms.length === 0) return { shown: [...entries.keys()], found: entries.length };
  let found = 0;
  const shown = entries.flatMap((entry, index) => {
    if (terms.every((term) => foldedEntry(entry).includes(term))) found += 1;
    else if (!open.includes(entry.id)) return [];
    return [index];
  });
  return { shown, found };
}
