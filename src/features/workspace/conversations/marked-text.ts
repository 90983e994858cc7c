import { foldedText } from '#src/lib/text/folded-text.ts';

/** A part of a text, marked if it matches. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text at the boundaries of folded search terms; the parts join to the text. */
export function markedText(text: string, terms: readonly string[]): TextPart[] {
  const searched = terms.filter((term) => term !== '');
  const whole = foldedText(text);
  if (!searched.some((term) => whole.includes(term))) return [{ text, isMatch: false }];
  const letters = Array.from(text, (letter) => ({ letter, folded: foldedText(letter) }));
  // A letter may fold to zero characters (a combining accent), one, or several.
  const ownerOf = letters.flatMap(({ folded }, index) =>
    Array.from({ length: folded.length }, () => index),
  );
  const isMarked = letters.map(() => false);
  for (const term of searched) {
    for (let at = whole.indexOf(term); at !== -1; at = whole.indexOf(term, at + term.length)) {
      isMarked.fill(true, ownerOf[at], (ownerOf[at + term.length - 1] ?? 0) + 1);
    }
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
