function filled(words: readonly string[], width: number, widthOf: (text: string) => number) {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer.trim()) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks a heading into as few lines of at most `width` as possible, balanced. A wider word gets
 * its own line. `widthOf` returns the width of a text in the same unit.
 */
export function wrapLines(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  let best = filled(words, width, widthOf);
  for (let narrower = width; narrower > width / 2; narrower -= width / 40) {
    const lines = filled(words, narrower, widthOf);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}
