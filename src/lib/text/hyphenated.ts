/** The longest word, hyphens counted, that a narrow column can still hold. */
const longest = 14;

/**
 * Returns a text cut at its hyphenated words: text and words take turns, beginning with text that may
 * be empty. A word of more than 14 characters counts as text, for it may need to be broken.
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
