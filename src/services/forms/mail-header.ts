const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** Returns `text` on one line, without the control characters that the form service refuses. */
export function singleLine(text: string, maxLength: number): string {
  return text.replace(controls, ' ').slice(0, maxLength);
}

/**
 * Returns `text` fit for a line of a mail's header: control characters and line separators, which
 * could start a further header, become one space, and at most `maxLength` characters are left.
 */
export function mailHeader(text: string, maxLength: number): string {
  const line = text.replace(controls, ' ').trim();
  return Array.from(line.slice(0, maxLength * 2))
    .slice(0, maxLength)
    .join('');
}
