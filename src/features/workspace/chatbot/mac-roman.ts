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

/**
 * Returns whether bytes that the detector takes for `encoding` are Mac OS Roman, which it does not know:
 * it reports a Windows or ISO code page.
 */
export const isMacRoman = (sample: Uint8Array, encoding: string): boolean =>
  /^(windows|iso-8859)/i.test(encoding) &&
  [encoding, 'windows-1252'].every(
    (rival) => westernScore(sample, 'macintosh') > westernScore(sample, rival),
  );
