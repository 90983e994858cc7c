import { foldedText } from '#src/lib/text/folded-text.ts';

/** A stretch of a text, and whether it is what was searched for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Returns the text cut where one of the folded terms begins or ends; joined it is the text. */
export function markedText(text: string, terms: readonly string[]): TextPart[] {
  const sought = terms.filter((term) => term !== '');
  const whole = foldedText(text);
  if (!sought.some((term) => whole.includes(term))) return [{ text, isMatch: false }];
  const letters = Array.from(text, (letter) => ({ letter, folded: foldedText(letter) }));
  // One letter may fold to no place in the folded text (an accent of its own), to one, or several.
  const ownerOf = letters.flatMap(({ folded }, index) =>
    Array.from({ length: folded.length }, () => index),
  );
  const isMarked = letters.map(() => false);
  for (const term of sought) {
    for (let at = whole.indexOf(term); at !== -1; at = whole.indexOf(term, at + term.length)) {
      isMarked.fill(true, ownerOf[at], (ownerOf[at + term.length - 1] ?? 0) + 1);
    }
  }
  const parts: TextPart[] = [];
  letters.forEach(({ letter, folded }, index) => {
    const last = parts.at(-1);
    // An accent of its own belongs to the letter before it.
    const isMatch = folded === '' && last ? last.isMatch : isMarked[index] === true;
    if (last && last.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  });
  return parts;
}
