/** Characters as US keyboards write them, and those of typesetters and other keyboards. */
const variants: Readonly<Record<string, string>> = {
  "'": '`´‘’‚‛‹›′‵ʹʻʼʽʾʿˈˊˋ΄᾽᾿՚׳ꞌ＇',
  '"': '“”„‟«»″‶ʺ˝״〝〞〟❝❞＂',
  '-': '‐‑‒–—―−⁃⁻₋˗﹘﹣－־֊',
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
  ه: 'ةەھہ',
  ا: 'ٱ',
  г: 'ґ',
  0: '٠۰',
  1: '١۱',
  2: '٢۲',
  3: '٣۳',
  4: '٤۴',
  5: '٥۵',
  6: '٦۶',
  7: '٧۷',
  8: '٨۸',
  9: '٩۹',
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
  const folded = foldedChars.get(char);
  if (folded !== undefined) return folded;
  // Variants before NFKD too: it makes an accent of ´.
  const letters = withoutVariants(char)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  const result = withoutVariants(letters.toLowerCase());
  foldedChars.set(char, result);
  return result;
}

/**
 * Folds text for search (specification §4.27): apostrophes, quotes, dashes and spaces as keyboards
 * write them, letters in lower case without accents, no invisible characters. Folds each character
 * alone, so marks find their letters.
 */
export const foldedText = (text: string): string =>
  text.replace(/[^\0-\x5f\x61-\x7f]/gu, foldedChar).toLowerCase();

/** Words that say little about what is searched. */
const common = new Set(
  'a an and are as at be by can do does for from how i in is it me my of on or the there this to what when where which who why with you your'.split(
    ' ',
  ),
);

/**
 * Returns the folded terms of a query, without common words if others remain; a text matches when
 * it contains all of them (specification §4.29).
 */
export function searchTerms(query: string): string[] {
  const words = foldedText(query)
    .split(/\s+/)
    .map((word) => word.replace(/^["'([<]+|["')\]>?!.,;:]+$/g, '') || word)
    .filter(Boolean);
  const terms = [...new Set(words)];
  const rare = terms.filter((term) => !common.has(term));
  return rare.length > 0 ? rare : terms;
}

/** Letters of scripts whose words have spaces between them and no articles before them. */
const inWord = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;

/**
 * Returns where a word of a folded text begins with a folded term, at `from` or later, and where
 * that word ends; null if none does. In scripts without spaces a term is found anywhere.
 */
export function wordAt(
  folded: string,
  term: string,
  from = 0,
): { start: number; end: number } | null {
  let start = folded.indexOf(term, from);
  while (start > 0 && inWord.test(folded.charAt(start - 1)) && inWord.test(term.charAt(0)))
    start = folded.indexOf(term, start + 1);
  if (start === -1) return null;
  let end = start + term.length;
  while (inWord.test(folded.charAt(end - 1)) && inWord.test(folded.charAt(end))) end += 1;
  return { start, end };
}

/** Returns whether words of a text begin with all folded terms. */
export function hasTerms(text: string, terms: readonly string[]): boolean {
  const folded = terms.length > 0 ? foldedText(text) : '';
  return terms.every((term) => wordAt(folded, term));
}
