/** Most text needs no more than this look: no letter in it has an accent or two forms. */
const isPlain = (text: string) => !/[^\0-\x7f]/.test(text);

/** Returns the text as a search sees it: no capitals, no diacritics; same for NFC and NFD. */
export function foldedText(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain(text)) return lower;
  return lower.replaceAll('ς', 'σ').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Returns the words of a query, folded; a text is found when it has every one of them. */
export function searchTerms(query: string): string[] {
  return [...new Set(foldedText(query).split(/\s+/).filter(Boolean))];
}
