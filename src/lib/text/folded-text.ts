/** Characters as US keyboards write them, and those of typesetters and other keyboards. */
const variants: Readonly<Record<string, string>> = {
  "'": '`´‘’‚‛‹›′‵ʹʻʼʽʾʿˈˊˋ΄᾽᾿՚׳ꞌ＇',
  '"': '“”„‟«»″‶ʺ˝״〝〞〟❝❞＂',
  '-': '‐‑‒–—―−⁃⁻₋˗﹘﹣－',
  '/': '⁄∕',
  // NFKD leaves these.
  ae: 'æ',
  b: 'ƀ',
  d: 'đð',
  g: 'ǥ',
  h: 'ħ',
  i: 'ıɨ',
  l: 'ł',
  n: 'ŋ',
  o: 'ø',
  oe: 'œ',
  ss: 'ß',
  t: 'ŧ',
  th: 'þ',
  z: 'ƶ',
  σ: 'ς',
  ك: 'ک',
  ي: 'یى',
  '': 'ـ',
};
const plainOf = new Map(
  Object.entries(variants).flatMap(([plain, all]) => Array.from(all, (char) => [char, plain])),
);
const variant = new RegExp(`[${[...plainOf.keys()].join('')}]`, 'gu');
const withoutVariants = (text: string) =>
  text.replace(variant, (char) => plainOf.get(char) ?? char);

const foldedChars = new Map<string, string>();

/** Returns zero or more characters for one. */
function foldedChar(char: string): string {
  const known = foldedChars.get(char);
  if (known !== undefined) return known;
  // Variants before NFKD too: it makes an accent of ´.
  const letters = withoutVariants(char)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  const result = withoutVariants(letters.toLowerCase());
  foldedChars.set(char, result);
  return result;
}

/**
 * Folds text for search (specification §4): apostrophes, quotes, dashes and spaces as keyboards
 * write them, letters in lower case without accents, no invisible characters. Folds each character
 * alone, so marks find their letters.
 */
export const foldedText = (text: string): string =>
  text.replace(/[^\0-\x5f\x61-\x7f]/gu, foldedChar).toLowerCase();

/** Returns the folded terms of a query; a text matches when it contains all of them. */
export function searchTerms(query: string): string[] {
  return [...new Set(foldedText(query).split(/\s+/).filter(Boolean))];
}

/** Returns whether a text contains all folded terms. */
export function hasTerms(text: string, terms: readonly string[]): boolean {
  const folded = terms.length > 0 ? foldedText(text) : '';
  return terms.every((term) => folded.includes(term));
}
