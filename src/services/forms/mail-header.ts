const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** Returns `text` on one line, without control characters, which the form service rejects. */
export function singleLine(text: string, maxLength: number): string {
  return text.replace(controls, ' ').slice(0, maxLength);
}

/**
 * Returns `text` as a safe mail header value: control characters and line separators, which could
 * start another header, become one space; the result has at most `maxLength` characters.
 */
export function mailHeader(text: string, maxLength: number): string {
  const line = text.replace(controls, ' ').trim();
  return Array.from(line.slice(0, maxLength * 2))
    .slice(0, maxLength)
    .join('');
}
