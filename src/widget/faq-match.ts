type FaqItem = { question: string; answer: string };

/** An entry and its score, from 0 to 1. */
type ScoredEntry<Entry> = { entry: Entry; score: number };

export type FaqMatch<Entry> = {
  /** `sure`: the first entry matches; `unsure`: one of up to three may match; `none`: no match. */
  kind: 'sure' | 'unsure' | 'none';
  /** The best entries, best first. */
  best: ScoredEntry<Entry>[];
};

const sureFrom = 0.55;
const leadFrom = 0.15;
const unsureFrom = 0.25;
const maxSuggestions = 3;

/** Stop words. */
const stopWords = new Set(
  (
    'a about all am an and any anyone are as at be been but by can cannot cant could did do does doesnt ' +
    'dont for from get give good had has have hello help hey hi how i id if ill im in into is isnt it its ' +
    'ive just know let like may me mean might mine must my need no not of off on or our please say see ' +
    'shall should so some someone something tell than thank thanks that the their them then there these ' +
    'they this those to too us want was we were what whats when where which who whos why will with wont ' +
    'would yes you your'
  ).split(' '),
);

/** Stop words of languages that are written without spaces, and Japanese endings. */
const unspacedStops =
  /如何|怎[么麼][办辦]|[怎么麼什我的了吗嗎]|可以|어떻게|나요|อยางไร|ແນວໃດ|\p{sc=Hira}+/gu;

/** Returns a text in lower case, without accents and apostrophes, and with one form of each letter. */
const foldedText = (text: string) =>
  text
    .replace(/[\p{Cf}'’‘ʼ`´]/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase();

/** Returns a word without its plural s. */
function stemOf(word: string): string {
  if (word.length < 4) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^suis]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * From Thai on, scripts have no spaces or, as Korean has, endings on their words. `Intl.Segmenter` cuts
 * the same word differently in each sentence, and differs between browsers; pairs of letters do not.
 */
const firstUnspaced = '\u0e00';

/** Returns the words of a folded text; a run of letters without spaces is one. */
const wordsOf = (text: string) =>
  text.replace(/[\u0e00-\u{3ffff}]+/gu, ' $& ').match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the stem of a word, or its pairs of letters. */
function termsOfWord(word: string): string[] {
  if (word < firstUnspaced) return [stemOf(word)];
  const [first = '', ...rest] = word;
  let last = first;
  const pairs = rest.map((letter) => last + (last = letter));
  return pairs.length > 0 ? pairs : [word];
}

/** Returns the distinct terms of a text without stop words, or of the stop words if there are no others. */
function termsOf(text: string): { terms: string[]; isVague: boolean } {
  const isSignificant = (word: string) => !stopWords.has(word);
  const folded = foldedText(text);
  const all = wordsOf(folded);
  const words = wordsOf(folded.replace(unspacedStops, ' ')).filter(isSignificant);
  const terms = (words.length > 0 ? words : all).flatMap(termsOfWord);
  return { terms: [...new Set(terms)], isVague: !all.some(isSignificant) };
}

/** Returns 1 if the terms include a term, 0.75 for a common prefix, otherwise 0. */
function presence(term: string, terms: readonly string[]): number {
  if (terms.includes(term)) return 1;
  const isPrefix = (word: string) => word.startsWith(term) || term.startsWith(word);
  return terms.some((word) => Math.min(term.length, word.length) >= 4 && isPrefix(word)) ? 0.75 : 0;
}

type Indexed<Entry> = { entry: Entry; question: string[]; answer: string[] };

function indexOf<Entry extends FaqItem>(entries: readonly Entry[]): Indexed<Entry>[] {
  return entries
    .filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== '')
    .map((entry) => ({
      entry,
      question: termsOf(entry.question).terms,
      answer: termsOf(entry.answer).terms,
    }));
}

/** Returns the sum of numbers. Old libraries replace `Array.reduce`. */
function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** Scores each entry, mostly by the share of the message's terms in it, weighted by rarity. */
function scoresIn<Entry>(
  index: readonly Indexed<Entry>[],
  terms: readonly string[],
): ScoredEntry<Entry>[] {
  const found = index.map(({ question, answer }) =>
    terms.map((term) => Math.max(presence(term, question), presence(term, answer) / 2)),
  );
  const weights = terms.map((_, column) => {
    const holders = found.filter((row) => (row[column] ?? 0) > 0).length;
    return Math.log(1 + index.length / Math.max(holders, 0.5));
  });
  const total = sumOf(weights);
  return index.map(({ entry, question }, row) => {
    const covered = sumOf(weights.map((weight, column) => weight * (found[row]?.[column] ?? 0)));
    const mentioned = question.filter((term) => presence(term, terms) > 0).length;
    const score = (0.8 * covered) / total + (0.2 * mentioned) / Math.max(question.length, 1);
    return { entry, score };
  });
}

/**
 * Returns a function that finds the FAQ entries for a message (specification §2.136). Rare words
 * weigh more than common ones (idf), and words of a question more than words of an answer. Accents,
 * case, plurals and stop words are ignored. Scripts without spaces are compared by pairs of letters. A message of stop words only, such as "Hi", is `unsure`
 * about the first entries. Skips entries without a question or an answer.
 */
export function faqMatcher<Entry extends FaqItem>(
  entries: readonly Entry[],
): (message: string) => FaqMatch<Entry> {
  const index = indexOf(entries);

  return (message) => {
    const { terms, isVague } = termsOf(message);
    const ranked = (terms.length > 0 ? scoresIn(index, terms) : [])
      .filter(({ score }) => score >= unsureFrom)
      .toSorted((a, b) => b.score - a.score);
    const best = ranked.slice(0, maxSuggestions);
    const [first, second] = best;
    if (first) {
      const leads = first.score - (second?.score ?? 0) >= leadFrom;
      return { kind: first.score >= sureFrom && leads ? 'sure' : 'unsure', best };
    }
    if (!isVague || index.length === 0) return { kind: 'none', best: [] };
    const opening = index.slice(0, maxSuggestions).map(({ entry }) => ({ entry, score: 0 }));
    return { kind: 'unsure', best: opening };
  };
}
