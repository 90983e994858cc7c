import { unpacked, zipEntries, type ZipEntry } from './zip-entries';
import { textIn } from './text-encoding';

/** The largest unpacked part, in bytes. */
const maxPart = 60 * 1024 * 1024;

const mainType =
  /ContentType="[^"]*(?:wordprocessingml\.(?:document|template)|ms-word\.(?:document|template)\.macroEnabled\w*)\.main\+xml"/i;

/** Elements whose text a reader of the page does not see, or sees twice. */
const skipped = new Set(['del', 'moveFrom', 'Fallback', 'pPr', 'instrText', 'delText']);

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

const unescaped = (text: string) =>
  text.replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (all: string, decimal?: string, hex?: string, name?: string) => {
      if (name) return named[name] ?? all;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

/** Returns the text of the XML of a document's main part: a line per paragraph. */
export function paragraphsIn(xml: string): string {
  const tokens =
    /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<(\/?)(?:[\w.-]+:)?([\w.-]+)[^>]*?(\/?)>|([^<]+)/g;
  let found = '';
  let hidden = 0;
  let inText = false;
  for (const [, raw, closing, name = '', empty, text] of xml.matchAll(tokens)) {
    if (skipped.has(name) && !empty) hidden += closing ? -1 : 1;
    else if (hidden > 0) continue;
    else if (name === 't') inText = !closing && !empty;
    else if (inText && name === '') found += raw ?? unescaped(text ?? '');
    else if (name === 'tab' && !closing) found += '\t';
    else if ((name === 'br' || name === 'cr') && !closing) found += '\n';
    else if (name === 'noBreakHyphen') found += '\u2011';
    else if (name === 'p' && (closing || empty)) found += '\n';
  }
  return found;
}

/** Returns the entry with the document's text, as the list of content types names it. */
async function mainPart(entries: readonly ZipEntry[]): Promise<ZipEntry | undefined> {
  const entryOf = (path: string) =>
    entries.find(({ name }) => name.toLowerCase() === path.toLowerCase());
  const types = entryOf('[Content_Types].xml');
  const list = types && textIn(await unpacked(types, maxPart))?.text;
  const row = list?.match(/<(?:\w+:)?Override\b[^>]*>/g)?.find((tag) => mainType.test(tag));
  const path = row && /PartName="\/?([^"]*)"/i.exec(row)?.[1];
  return (
    (path ? entryOf(path) : undefined) ??
    entries.find(({ name }) => /^word\/document\d*\.xml$/i.test(name))
  );
}

/** Returns the text of a Word document. Rejects if the file is damaged. */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const part = await mainPart(zipEntries(bytes) ?? []);
  const xml = part && textIn(await unpacked(part, maxPart));
  if (!xml) throw new TypeError('The file has no document part.');
  return paragraphsIn(xml.text);
}
