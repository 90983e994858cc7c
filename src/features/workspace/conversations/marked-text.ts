import { foldedText, hasTerms, wordAt } from '#src/lib/text/folded-text.ts';

/** A part of a text, marked if it matches. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text at the words that begin with folded search terms; the parts join to the text. */
export function markedText(text: string, terms: readonly string[]): TextPart[] {
  const searched = terms.filter((term) => term !== '');
  const whole = foldedText(text);
  if (!searched.some((term) => wordAt(whole, term))) return [{ text, isMatch: false }];
  const letters = Array.from(text, (letter) => ({ letter, folded: foldedText(letter) }));
  // A letter may fold to zero characters (a combining accent), one, or several.
  const ownerOf = letters.flatMap(({ folded }, index) =>
    Array.from({ length: folded.length }, () => index),
  );
  const isMarked = letters.map(() => false);
  for (const term of searched) {
    for (let word = wordAt(whole, term); word; word = wordAt(whole, term, word.end))
      isMarked.fill(true, ownerOf[word.start], (ownerOf[word.end - 1] ?? 0) + 1);
  }
  const parts: TextPart[] = [];
  letters.forEach(({ letter, folded }, index) => {
    const last = parts.at(-1);
    // A combining accent belongs to the letter before it.
    const isMatch = folded === '' && last ? last.isMatch : isMarked[index] === true;
    if (last && last.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  });
  return parts;
}

/** Returns the first of the texts that have the most search terms. */
export function mostFound(texts: readonly [string, ...string[]], terms: readonly string[]): string {
  const count = (text: string) => terms.filter((term) => hasTerms(text, [term])).length;
  return texts.reduce((best, text) => (count(text) > count(best) ? text : best));
}

/** The letters that a line shows before a hit. */
const lead = 24;

/** Returns a text from the sentence with the first hit on, so that a line that is cut shows it. */
export function fromHit(text: string, terms: readonly string[]): string {
  const [before, hit] = markedText(text, terms);
  if (!before || !hit || before.isMatch || before.text.length <= lead) return text;
  const sentence = before.text.search(/[^.!?…。！？]*$/u);
  const word = before.text.slice(0, -lead).lastIndexOf(' ');
  const start = Math.max(sentence, word + 1);
  return start === 0 ? text : `… ${text.slice(start).trimStart()}`;
}
