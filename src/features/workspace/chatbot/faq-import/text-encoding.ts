import { detect } from 'chardet';
import { faqEncodings, type FaqEncoding } from '#content/workspace/faq-import.ts';
import { undetectedEncoding } from '../undetected-encoding';
import { sampleBytes, unicodeEncoding } from '../unicode-encoding';
import { namedColumns } from './header-words';

const listed = Object.keys(faqEncodings) as FaqEncoding[];
const isListed = (encoding: string): encoding is FaqEncoding => encoding in faqEncodings;

/** Decodes text without its byte order mark; malformed bytes become U+FFFD. */
export const decoded = (bytes: Uint8Array, encoding: FaqEncoding): string =>
  new TextDecoder(encoding).decode(bytes).replace(/^\uFEFF/, '');

/** Returns the browser's name of an encoding; an empty string if it has none. */
function canonical(name: string): string {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return '';
  }
}

/** Returns whether one of the first lines names both columns in an encoding. */
const namesColumns = (sample: Uint8Array, encoding: FaqEncoding) =>
  decoded(sample.subarray(0, 1000), encoding)
    .split(/[\r\n]+/, 3)
    .map((line) => namedColumns(line.split(/[,;\t|]/)))
    .some(({ question, answer }) => question >= 0 && answer >= 0);

/** Returns the encoding of a legacy file. */
function legacyEncoding(sample: Uint8Array): FaqEncoding {
  const guess = canonical(detect(sample) ?? '');
  const encoding = isListed(guess) ? guess : 'windows-1252';
  if (!namesColumns(sample, encoding)) {
    const named = listed.find((candidate) => namesColumns(sample, candidate));
    if (named) return named;
  }
  return undetectedEncoding(sample, encoding) ?? encoding;
}

/** Returns the encoding of a file, or null if it isn't text. */
export function guessedEncoding(bytes: Uint8Array): FaqEncoding | null {
  const unicode = unicodeEncoding(bytes);
  if (unicode?.startsWith('utf-16')) return unicode;
  const sample = bytes.subarray(0, sampleBytes);
  // Control characters other than white space, end of file and escape.
  const controls = sample.filter(
    (byte) => byte < 32 && ![9, 10, 11, 12, 13, 26, 27].includes(byte),
  );
  if (bytes.includes(0) || controls.length > sample.length / 100) return null;
  return unicode ?? legacyEncoding(sample);
}
