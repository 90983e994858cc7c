/** The advance width of Sometype Mono, relative to the font size. */
export const advance = 0.58;
export const fontSize = 12;
export const nameSize = 13;
export const lineHeight = 16;
/** The distance from a line's top to its baseline. */
export const baseline = 12;

/** Returns the width of a text in px. */
export function textWidth(text: string, size = fontSize): number {
  return Math.ceil(text.length * size * advance);
}

/** Wraps a text to a number of characters, at commas and before "and" and "or". */
export function textLines(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const words of text.split(/(?<=,) | (?=(?:and|or) )/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${words}`.length <= length)
      lines[lines.length - 1] = `${last} ${words}`;
    else lines.push(words);
  }
  return lines;
}
