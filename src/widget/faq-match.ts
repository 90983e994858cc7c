type FaqItem = { question: string; answer: string };

/** An entry and how well it fits, from 0 to 1. */
type ScoredEntry<Entry> = { entry: Entry; score: number };

export type FaqMatch<Entry> = {
  /** `sure`: the first entry answers it; `unsure`: one of up to three may; `none`: nothing fits. */
  kind: 'sure' | 'unsure' | 'none';
  /** The best entries, best first. */
  best: ScoredEntry<Entry>[];
};

const sureFrom = 0.55;
const leadFrom = 0.15;
const unsureFrom = 0.25;
const shown = 3;

/** Words that say nothing about what a question is about. */
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

/** The words of a text, lower case and without accents or apostrophes. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/['’]/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word without the s of its plural. */
function stemOf(word: string): string {
  if (word.length < 4) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^suis]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The stems that matter in a text, each once; where only stop words stand, those. */
function termsOf(text: string): { terms: string[]; isVague: boolean } {
  const words = wordsOf(text);
  const telling = words.filter((word) => !stopWords.has(word));
  const isVague = telling.length === 0;
  return { terms: [...new Set((isVague ? words : telling).map(stemOf))], isVague };
}

/** How much of a term is in a set of terms: all, most where one begins with the other, or none. */
function presence(term: string, terms: readonly string[]): number {
  if (terms.includes(term)) return 1;
  const shares = (other: string) => other.startsWith(term) || term.startsWith(other);
  return terms.some((other) => Math.min(term.length, other.length) >= 4 && shares(other))
    ? 0.75
    : 0;
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

/** How well each entry fits: mostly how much of what was asked it holds, rare terms first. */
function scoresIn<Entry>(
  index: readonly Indexed<Entry>[],
  terms: readonly string[],
): ScoredEntry<Entry>[] {
  const found = index.map(({ question, answer }) =>
    terms.map((term) => Math.max(presence(term, question), presence(term, answer) / 2)),
  );
  const weights = terms.map((_, place) => {
    const holders = found.filter((row) => (row[place] ?? 0) > 0).length;
    return Math.log(1 + index.length / Math.max(holders, 0.5));
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return index.map(({ entry, question }, row) => {
    const covered = weights.reduce(
      (sum, weight, place) => sum + weight * (found[row]?.[place] ?? 0),
      0,
    );
    const asked = question.filter((term) => presence(term, terms) > 0).length;
    const score = (0.8 * covered) / total + (0.2 * asked) / Math.max(question.length, 1);
    return { entry, score };
  });
}

/**
 * Returns a function that finds the entries of a FAQ list that fit a message (specification §2,
 * chatbot). Rare words count more than common ones (idf), words of a question more than words of
 * an answer; accents, case, plurals and stop words do not matter. A message of stop words only,
 * such as "Hi", is `unsure` about the first entries. Entries without question or answer are left out.
 */
export function faqMatcher<Entry extends FaqItem>(
  entries: readonly Entry[],
): (message: string) => FaqMatch<Entry> {
  let index: Indexed<Entry>[] | undefined;

  return (message) => {
    const { terms, isVague } = termsOf(message);
    // Made with the first message: a list that is being typed is asked nothing.
    index ??= indexOf(entries);
    const ranked = (terms.length > 0 ? scoresIn(index, terms) : [])
      .filter(({ score }) => score >= unsureFrom)
      .toSorted((one, other) => other.score - one.score);
    const best = ranked.slice(0, shown);
    const [first, second] = best;
    if (first) {
      const leads = first.score - (second?.score ?? 0) >= leadFrom;
      return { kind: first.score >= sureFrom && leads ? 'sure' : 'unsure', best };
    }
    if (!isVague || index.length === 0) return { kind: 'none', best: [] };
    const opening = index.slice(0, shown).map(({ entry }) => ({ entry, score: 0 }));
    return { kind: 'unsure', best: opening };
  };
}
