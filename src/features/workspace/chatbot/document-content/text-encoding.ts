import chardet from 'chardet';

/** Texts and binary files alike hold these: tab, line ends, form feed, the DOS end of file. */
// oxlint-disable-next-line no-control-regex -- control characters tell a binary file
const binary = /[\0-\x08\x0e-\x19\x1c-\x1f\x7f\ufffe\uffff]/;
/** Bytes that a Windows encoding leaves undefined: a text rarely holds them. */
const undefinedBytes = /[\x80-\x9f]/;
/** Starts another character set in ISO-2022-JP. */
// oxlint-disable-next-line no-control-regex -- the escape of ISO-2022-JP
const escape = /\x1b(?![$(])/;

const marks: readonly (readonly [label: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

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
function decodedAs(encoding: string, bytes: Uint8Array): Decoded | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return binary.test(text) || escape.test(text) ? null : { text, encoding };
  } catch {
    return null;
  }
}

/** Returns UTF-16 without a mark: only one half of its characters' bytes is zero in western text. */
function unmarkedUtf16(bytes: Uint8Array): Decoded | null {
  const zeros = [0, 0];
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (bytes.length < 4 || Math.max(even, odd) < bytes.length / 8 || Math.min(even, odd) > 0)
    return null;
  const found = decodedAs(odd > 0 ? 'utf-16le' : 'utf-16be', bytes);
  return found && !undefinedBytes.test(found.text) ? found : null;
}

/** Returns a text in an encoding of one region, guessed from the frequency of its letters. */
function regional(bytes: Uint8Array): Decoded | null {
  const sample = bytes.subarray(0, 65_536);
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
  const marked = marks.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return decodedAs(marked[0], bytes);
  return (
    (bytes.includes(0x1b) ? decodedAs('iso-2022-jp', bytes) : null) ??
    decodedAs('utf-8', bytes) ??
    unmarkedUtf16(bytes) ??
    (bytes.includes(0) ? null : regional(bytes))
  );
}
