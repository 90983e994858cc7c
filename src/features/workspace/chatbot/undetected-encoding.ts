/** An accented letter, a quotation mark, a dash or a trademark at a word, and a unit at a number. */
const plausible =
  /(?<=\p{Ll})[äöüßéèêëàâçñáíóúîïô]|[äöüÄÖÜéèêàâçñáíóúî](?=\p{Ll})|[“‘„–—](?=\p{L})|(?<=[\p{L}.?!])[”’–—]|(?<=\p{L})[™®]|(?<=\d\s?)[€°]|€(?=\s?\d)/gu;
/** A symbol or a capital inside a word. */
const implausible = /(?<=\p{Ll})(?:[^\p{L}\p{P}\s\d™®]|[\u00A7†‡•‰‚„‹]|\p{Lu}(?=\p{Ll}))/gu;

/** Rates how much bytes look like a language of Western Europe. */
function westernScore(sample: Uint8Array, encoding: string): number {
  const text = new TextDecoder(encoding).decode(sample);
  return (text.match(plausible)?.length ?? 0) - 2 * (text.match(implausible)?.length ?? 0);
}

/** The most frequent characters of Thai: over four of five in a text, and half of other bytes. */
const thai = /[กขคงดตทนบปพมยรลวสหอะาเแใไ\u0e31\u0e34\u0e35\u0e47-\u0e49\u0e4c]/g;
/** A Thai vowel or mark without its consonant. */
const orphan =
  /(?<![\u0e01-\u0e4e])[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]|[\u0e40-\u0e44](?=[^\u0e01-\u0e2e])/;

function isThai(sample: Uint8Array): boolean {
  const text = new TextDecoder('windows-874').decode(sample);
  // oxlint-disable-next-line no-control-regex -- all characters but ASCII
  const { length } = text.match(/[^\0-\x7f]/g) ?? [];
  const isFrequent = (text.match(thai)?.length ?? 0) > 0.75 * length;
  return length > 7 && isFrequent && !orphan.test(text);
}

/**
 * Returns the encoding of bytes that the detector does not know and takes for `encoding`, or null. It
 * reports Mac OS Roman as a Windows or ISO code page, and Thai as Korean.
 */
export function undetectedEncoding(sample: Uint8Array, encoding: string) {
  if (isThai(sample)) return 'windows-874';
  const isMac =
    /^(windows|iso-8859)/i.test(encoding) &&
    [encoding, 'windows-1252'].every(
      (rival) => westernScore(sample, 'macintosh') > westernScore(sample, rival),
    );
  return isMac ? 'macintosh' : null;
}
