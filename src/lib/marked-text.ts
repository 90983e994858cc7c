import { foldedText } from './folded-text';

/** A stretch of a text, and whether it is what was searched for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Returns the text cut where one of the folded terms begins or ends; joined it is the text. */
export function markedText(text: string, terms: readonly string[]): TextPart[] {
  if (terms.length === 0) return [{ text, isMatch: false }];
  const letters = Array.from(text);
  // One letter may fold to none (an accent of its own), one, or several.
  const owners = letters.flatMap((letter, index) => Array.from(foldedText(letter), () => index));
  const folded = letters.map(foldedText).join('');
  // Places in a string are counted in UTF-16 units, letters are not.
  const units = Array.from(folded).flatMap((letter, index) =>
    Array.from({ length: letter.length }, () => owners[index] ?? 0),
  );
  const isMarked = letters.map(() => false);
  for (const term of terms) {
    if (term === '') continue;
    for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, at + term.length)) {
      isMarked.fill(true, units[at], (units[at + term.length - 1] ?? 0) + 1);
    }
  }
  return stretches(letters, isMarked);
}

function stretches(letters: readonly string[], isMarked: readonly boolean[]): TextPart[] {
  const parts: TextPart[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    // An accent of its own belongs to the letter before it.
    const isMatch = foldedText(letter) === '' && last ? last.isMatch : isMarked[index] === true;
    if (last && last.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  });
  return parts;
}
