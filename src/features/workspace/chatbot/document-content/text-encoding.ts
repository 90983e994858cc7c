import chardet from 'chardet';
import { undetectedEncoding } from '../undetected-encoding';
import { sampleBytes, unicodeEncoding } from '../unicode-encoding';

/** Texts and binary files alike hold these: tab, line ends, form feed, the DOS end of file. */
// oxlint-disable-next-line no-control-regex -- control characters tell a binary file
const binary = /[\0-\x08\x0e-\x19\x1c-\x1f\x7f\ufffe\uffff]/;
/** Bytes that a Windows encoding leaves undefined: a text rarely holds them. */
const undefinedBytes = /[\x80-\x9f]/;
/** Starts another character set in ISO-2022-JP. */
// oxlint-disable-next-line no-control-regex -- the escape of ISO-2022-JP
const escape = /\x1b(?![$(])/;

/** East Asian encodings, each with a pattern that its short texts match and others rarely do. */
const eastAsian: readonly (readonly [label: string, text: RegExp])[] = [
  [
    'shift_jis',
    /^(?=.*[\p{sc=Hiragana}\u30a1-\u30fc])[\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Han}\p{P}！-～]+$/u,
  ],
  [
    'euc-jp',
    /^(?=.*[\p{sc=Hiragana}\u30a1-\u30fc])[\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Han}\p{P}！-～]+$/u,
  ],
  ['euc-kr', /^\p{sc=Hangul}+$/u],
  ['gb18030', /^[\u4e00-\u9fa5\u3000-\u303f！-～]+$/u],
  ['big5', /^[\u4e00-\u9fa5\u3000-\u303f！-～]+$/u],
];

/** A text and the encoding that it was read in, as `TextDecoder` names it. */
export type Decoded = { text: string; encoding: string };

/** Decodes bytes; returns null if they are malformed or hold what no text holds. */
function decodedAs(encoding: string, bytes: Uint8Array, fatal = true): Decoded | null {
  try {
    const text = new TextDecoder(encoding, { fatal }).decode(bytes);
    return binary.test(text) || escape.test(text) ? null : { text, encoding };
  } catch {
    return null;
  }
}

/** Returns a text in an encoding of one region, guessed from the frequency of its letters. */
function regional(bytes: Uint8Array): Decoded | null {
  const sample = bytes.subarray(0, sampleBytes);
  for (const { name, confidence } of chardet.analyse(sample)) {
    const found = confidence >= 40 && decodedAs(name, bytes);
    if (found && !undefinedBytes.test(found.text)) return found;
  }
  const high = sample.filter((byte) => byte > 0x7f).length;
  const candidates = high * 2 > sample.length ? eastAsian : [];
  for (const [encoding, pattern] of candidates) {
    const found = decodedAs(encoding, bytes);
    // oxlint-disable-next-line no-control-regex -- drops ASCII
    if (found && pattern.test(found.text.replaceAll(/[\x00-\x7f]/g, ''))) return found;
  }
  return decodedAs('windows-1252', bytes);
}

/**
 * Returns the text of a file in any encoding that the browser knows, or null if the bytes are not
 * text: they hold NUL or control characters.
 */
export function textIn(bytes: Uint8Array): Decoded | null {
  const encoding = unicodeEncoding(bytes);
  if (encoding) return decodedAs(encoding, bytes, false);
  if (bytes.includes(0)) return null;
  const found = (bytes.includes(0x1b) ? decodedAs('iso-2022-jp', bytes) : null) ?? regional(bytes);
  const better = found && undetectedEncoding(bytes.subarray(0, sampleBytes), found.encoding);
  return (better ? decodedAs(better, bytes) : null) ?? found;
}
