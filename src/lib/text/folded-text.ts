/** ASCII text skips normalization: it has no accents and no decomposed letters. */
const isPlain = (text: string) => !/[^\0-\x7f]/.test(text);

/** Folds text for search: lower case, no diacritics; the same for NFC and NFD. */
export function foldedText(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain(text)) return lower;
  return lower.replaceAll('ς', 'σ').normalize('NFD').replace(/\p{M}/gu, '');
}

/** Returns the folded terms of a query; a text matches when it contains all of them. */
export function searchTerms(query: string): string[] {
  return [...new Set(foldedText(query).split(/\s+/).filter(Boolean))];
}
