/** The longest hyphenated word, in characters, that fits a narrow column. */
const longest = 14;

/**
 * Splits a text at its hyphenated words: text and words alternate, starting with text, which may
 * be empty. A word of more than 14 characters counts as text because it may have to wrap.
 */
export function hyphenated(text: string): string[] {
  const parts = [''];
  for (const part of text.split(/((?:\w+-)+\w+)/)) {
    const last = parts.length - 1;
    if (/\w-\w/.test(part) && part.length <= longest) parts.push(part, '');
    else parts[last] += part;
  }
  return parts;
}
