/** Encodings of Unicode that browsers decode. */
type UnicodeEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

const marks: readonly (readonly [encoding: UnicodeEncoding, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** Bytes that a guess looks at. */
export const sampleBytes = 64 * 1024;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Characters that no text holds. */
const binary = /[^\P{Cc}\t\n\v\f\r\x85]|[\p{Cn}\p{Co}\ufffd]/u;

/** Returns the byte order of UTF-16 without a mark: any such text holds spaces or line ends. */
function unmarkedUtf16(sample: Uint8Array): UnicodeEncoding | null {
  if (sample.length < 4 || sample.length % 2 > 0 || !sample.includes(0)) return null;
  const [little = 0, big = 0] = ['utf-16le', 'utf-16be'].map((encoding) => {
    // The sample may end inside a pair.
    const text = new TextDecoder(encoding).decode(sample).replace(/\ufffd$/, '');
    return binary.test(text) ? 0 : count(text, /[\t\n\r -~]/g);
  });
  if (little === big) return null;
  return little > big ? 'utf-16le' : 'utf-16be';
}

/** Returns whether bytes are UTF-8, perhaps with a few damaged characters. */
function isUtf8(bytes: Uint8Array): boolean {
  // Other encodings of text hold no NUL, and ISO-2022-JP is ASCII with escapes.
  if (bytes.includes(0) || bytes.includes(0x1b)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    const text = new TextDecoder().decode(bytes.subarray(0, sampleBytes));
    // oxlint-disable-next-line no-control-regex -- all characters but ASCII
    const whole = count(text, /[^\0-\x7f\ufffd]/gu);
    return whole > 0 && whole >= 2 * count(text, /\ufffd/g);
  }
}

/** Returns the encoding of a Unicode text by its mark, or else by its bytes; null for others. */
export function unicodeEncoding(bytes: Uint8Array): UnicodeEncoding | null {
  const marked = marks.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  return unmarkedUtf16(bytes.subarray(0, sampleBytes)) ?? (isUtf8(bytes) ? 'utf-8' : null);
}
