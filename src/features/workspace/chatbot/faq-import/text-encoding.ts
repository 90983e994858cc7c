import { detect } from 'chardet';
import { faqEncodings, type FaqEncoding } from '#content/workspace/faq-import.ts';

const marks: readonly (readonly [FaqEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Bytes of a file that the guess looks at. */
const sampleBytes = 64 * 1024;

const isListed = (encoding: string): encoding is FaqEncoding => encoding in faqEncodings;

/** Decodes text without its byte order mark; malformed bytes become U+FFFD. */
export const decoded = (bytes: Uint8Array, encoding: FaqEncoding): string =>
  new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF/, '');

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // Escape sequences of ISO-2022-JP are valid UTF-8.
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\x1b');
  } catch {
    return false;
  }
}

/** Returns the byte order of UTF-16 without a mark: line ends and separators hold a NUL. */
function unmarkedUtf16(sample: Uint8Array): FaqEncoding | null {
  const hasNull = (parity: number) =>
    sample.some((byte, index) => byte === 0 && index % 2 === parity);
  const isBig = hasNull(0);
  if (sample.length % 2 > 0 || isBig === hasNull(1)) return null;
  const encoding = isBig ? 'utf-16be' : 'utf-16le';
  return /[\n\r,;\t|]/.test(decoded(sample, encoding)) ? encoding : null;
}

/** An accented letter, a quotation mark or a dash at a word. */
const plausible =
  /(?<=\p{Ll})[äöüßéèêëàâçñáíóúîïô]|[äöüÄÖÜéèêàâçñáíóúî](?=\p{Ll})|[“‘„–—](?=\p{L})|(?<=[\p{L}.?!])[”’–—]/gu;
/** A symbol or a capital inside a word. */
const implausible = /(?<=\p{Ll})(?:[^\p{L}\p{P}\s\d]|[\u00A7†‡•‰‚„‹]|\p{Lu}(?=\p{Ll}))/gu;

/** Rates how much a text looks like a language of Western Europe. */
const westernScore = (text: string) =>
  (text.match(plausible)?.length ?? 0) - 2 * (text.match(implausible)?.length ?? 0);

/** Returns the browser's name of an encoding; an empty string if it has none. */
function canonical(name: string): string {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return '';
  }
}

/** Returns the encoding of a legacy file. */
function legacyEncoding(sample: Uint8Array): FaqEncoding {
  const guess = canonical(detect(sample) ?? '');
  const encoding = isListed(guess) ? guess : 'windows-1252';
  // The detector doesn't know Mac OS Roman and reports a Windows or ISO code page.
  const isOver = (rival: FaqEncoding) =>
    westernScore(decoded(sample, 'macintosh')) > westernScore(decoded(sample, rival));
  const isMac = /^(windows|iso-8859)/.test(encoding) && isOver(encoding) && isOver('windows-1252');
  return isMac ? 'macintosh' : encoding;
}

/** Returns the encoding of a file, or null if it isn't text. */
export function guessedEncoding(bytes: Uint8Array): FaqEncoding | null {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  const sample = bytes.subarray(0, sampleBytes);
  const utf16 = unmarkedUtf16(sample);
  if (utf16) return utf16;
  // Control characters other than white space, end of file and escape.
  const controls = sample.filter(
    (byte) => byte < 32 && ![9, 10, 11, 12, 13, 26, 27].includes(byte),
  );
  if (bytes.includes(0) || controls.length > sample.length / 100) return null;
  return isUtf8(bytes) ? 'utf-8' : legacyEncoding(sample);
}
