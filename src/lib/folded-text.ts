/** Returns the text as a search sees it: no capitals, no diacritics; same for NFC and NFD. */
export function foldedText(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Returns the words of a query, folded; a text is found when it has every one of them. */
export function searchTerms(query: string): string[] {
  return [...new Set(foldedText(query).split(/\s+/).filter(Boolean))];
}
