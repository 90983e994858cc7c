const utf16Marks: readonly (readonly [number, number, string])[] = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
];

/**
 * Decodes a file that is UTF-8, or UTF-16 with a byte order mark. Returns null for any other
 * encoding and for text with a NUL. `bytes` may be the beginning of a file: a truncated last
 * character is dropped.
 */
export function decodedText(bytes: Uint8Array): string | null {
  const marked = utf16Marks.find(([first, second]) => bytes[0] === first && bytes[1] === second);
  try {
    const decoder = new TextDecoder(marked?.[2] ?? 'utf-8', { fatal: true });
    const text = decoder.decode(bytes, { stream: true });
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
