const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Returns a file name that is safe to display: no path, no invisible or bidirectional characters,
 * at most `limit` characters with the end preserved.
 */
export function shownFileName(name: string, limit: number): string {
  const last = name.split(/[/\\]/).findLast((part) => part.trim() !== '') ?? '';
  // Apple's systems write accents as separate characters.
  const visible = last.replaceAll(hidden, '').normalize('NFC');
  const plain = visible.replaceAll(/\s+/g, ' ').trim() || 'unnamed';
  const characters = Array.from(plain);
  if (characters.length <= limit) return plain;
  const tail = characters.slice(-12);
  return [...characters.slice(0, limit - tail.length - 1), '…', ...tail].join('');
}
