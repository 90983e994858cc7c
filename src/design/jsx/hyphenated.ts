/** Part of every compound: a hyphen, dash or slash between words, or a time of day. */
export const compound = /\w[-–/]\w|\d [ap]\.m\./;

/** The longest compound, in characters, that fits a narrow column. */
const longest = 14;

/**
 * Splits a text at its compounds (co-ops, $1,400–2,800, OSS/BSS, 3 a.m.), each with the signs around
 * it: text and compounds alternate, starting with text, which may be empty. A compound of more than
 * 14 characters counts as text because it may have to wrap. It ends at spaces, except in a time of
 * day: Chromium sometimes does not paint a span within a number.
 */
export function hyphenated(text: string): string[] {
  const parts = [''];
  for (const part of text.split(/(\S*\w[-–/]\w\S*|[\d:]+ [ap]\.m\.)/)) {
    const last = parts.length - 1;
    if (compound.test(part) && part.search(/\W*$/) <= longest) parts.push(part, '');
    else parts[last] += part;
  }
  return parts;
}
