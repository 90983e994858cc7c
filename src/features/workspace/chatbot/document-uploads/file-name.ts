const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Returns a file name that shows what it is: without a path, without characters that are not seen
 * or that turn the text around, and of `limit` characters at most with its ending kept.
 */
export function shownFileName(name: string, limit: number): string {
  const last = name.split(/[/\\]/).findLast((part) => part.trim() !== '') ?? '';
  const plain = last.replaceAll(hidden, '').replaceAll(/\s+/g, ' ').trim() || 'unnamed';
  const characters = Array.from(plain);
  if (characters.length <= limit) return plain;
  const tail = characters.slice(-12);
  return [...characters.slice(0, limit - tail.length - 1), '…', ...tail].join('');
}
