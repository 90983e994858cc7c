const setOf = (names: string) => new Set(names.split(' '));

/** Elements that start a new line; paragraphs have a blank line between them. */
const paragraphs = setOf('p h1 h2 h3 h4 h5 h6');
const lines = setOf(
  'address article aside blockquote body caption center dd details div dl dt figcaption figure footer form header hr html li main nav ol pre section summary table tbody tfoot thead tr ul',
);
const inline = setOf(
  'a abbr acronym audio b bdi bdo big blink button cite code col colgroup del dfn em embed font i iframe img input ins kbd label link map mark marquee meta nobr noscript o:p object picture q rp rt ruby s samp small source span strike strong sub sup td th time track tt u var video wbr',
);
/** Elements without an end tag, or that often lack it. */
const open = setOf('br dd dt hr img li p td th tr wbr');

/** Returns whether HTML has an element of this name in lower case. */
export const isElement = (name: string) =>
  name === 'br' || [paragraphs, lines, inline].some((names) => names.has(name));

const noText =
  /<!--[^]*?-->|<!doctype[^>]*>|<(head|script|style|svg|template|title)\b[^>]*>[^]*?<\/\1\s*>/gi;
const tag = /<(\/?)([a-z][a-z\d:]*)((?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?)\/?>/gi;
const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;
/** Marks of line and paragraph breaks, which are joined where elements meet. */
const [line, paragraph] = ['\ufdd0', '\ufdd1'];

const entities = new Map<string, string>();

/** Returns the character of an entity, or the text unchanged if there is no such entity. */
function decodedEntity(text: string): string {
  const character = entities.get(text);
  if (character !== undefined) return character;
  // Trusted types accept text without a less-than sign.
  const { textContent } = new DOMParser().parseFromString(text, 'text/html').body;
  const decoded = textContent.replace('\u00a0', ' ');
  entities.set(text, decoded);
  return decoded;
}
const decoded = (text: string) => text.replace(entity, decodedEntity);

const attribute = (attributes: string, name: string) => {
  const [, ...values] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i').exec(attributes) ??
    [];
  return decoded(values.find((value) => value !== undefined) ?? '').trim();
};

/** Returns the text of a link with its address, unless the text is the address. */
export function linkText(label: string, href: string): string {
  const address = href.replace(/^(?:mailto|tel):/i, '');
  if (/^(?:#|javascript:|$)/i.test(address)) return label;
  const [, before = '', visibleText = '', after = ''] =
    /^([\s\ufdd0\ufdd1]*)([^]*?)([\s\ufdd0\ufdd1]*)$/.exec(label) ?? [];
  const isAddress = [visibleText, `http://${visibleText}`, `https://${visibleText}`].some(
    (text) => text.replace(/\/$/, '') === address.replace(/\/$/, ''),
  );
  const text = visibleText === '' || isAddress ? address : `${visibleText} (${address})`;
  return `${before}${text}${after}`;
}

/** Joins the breaks where elements meet: a new line, or a blank one between paragraphs. */
const withBreaks = (text: string) =>
  text
    .replace(/\ufdd2[ \n\ufdd0\ufdd1]*/g, '')
    .replace(/ *[\n\ufdd0\ufdd1][ \n\ufdd0\ufdd1]*/g, (breaks) => {
      const count = breaks.split('\n').length - 1;
      return '\n'.repeat(Math.min(2, Math.max(breaks.includes(paragraph) ? 2 : 1, count)));
    })
    .trim();

type Tag = { name: string; isEnd: boolean; attributes: string; from: number; to: number };

/** Returns the tags of elements; other names in angle brackets, without an end or attributes, are text. */
function tagsOf(text: string): Tag[] {
  const tags = [...text.matchAll(tag)].map(
    ({ 0: whole, 1: slash, 2: name = '', 3: attributes = '', index }): Tag => ({
      name: name.toLowerCase(),
      isEnd: slash === '/',
      attributes,
      from: index,
      to: index + whole.length,
    }),
  );
  const named = (isEnd: boolean) =>
    new Set(tags.filter((found) => found.isEnd === isEnd).map(({ name }) => name));
  const [starts, ends] = [named(false), named(true)];
  // A text with elements of lines is HTML, where an inline element may lack its end.
  const isHtml = [...starts].some(
    (name) => paragraphs.has(name) || (lines.has(name) && ends.has(name)),
  );
  return tags.filter(
    ({ name, attributes }) =>
      isElement(name) &&
      (isHtml ||
        open.has(name) ||
        (starts.has(name) && ends.has(name)) ||
        /^\s+[a-z][\w:-]*\s*=/i.test(attributes)),
  );
}

/**
 * Returns HTML as text (specification §5.29): line breaks, items of lists as lines, entities as
 * characters, addresses of links, no scripts or styles. Text without HTML, `a < b` and
 * `<router-ip>` stay unchanged.
 */
export function htmlText(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const body = text.replace(noText, '');
  const tags = tagsOf(body);
  if (tags.length === 0) return decoded(body);
  const isLine = (name: string) => lines.has(name) || paragraphs.has(name) || name === 'br';
  // Without elements of lines, line ends are the writer's.
  const isFlow = tags.some(({ name }) => isLine(name)) && !tags.some(({ name }) => name === 'pre');
  const lists: number[] = [];
  const links: { from: number; href: string }[] = [];
  let out = '';

  const endLink = () => {
    const link = links.pop();
    if (link) out = out.slice(0, link.from) + linkText(out.slice(link.from), link.href);
  };
  const addTag = ({ name, isEnd, attributes }: Tag) => {
    if (name === 'br') out += '\n';
    else if (paragraphs.has(name)) out += lists.length > 0 ? line : paragraph;
    else if (lines.has(name)) out += line;
    else if (name === 'a') {
      endLink();
      if (!isEnd) links.push({ from: out.length, href: attribute(attributes, 'href') });
    } else if (name === 'img') out += attribute(attributes, 'alt');
    else if (name === 'td' || name === 'th') out += ' ';
    if (name === 'ul' || name === 'ol') {
      if (isEnd) lists.pop();
      else lists.push(name === 'ol' ? 1 : 0);
    }
    if (name === 'li' && !isEnd) {
      const number = lists.pop() ?? 0;
      lists.push(number && number + 1);
      out += `${number ? `${number}.` : '-'} \ufdd2`;
    }
  };
  let at = 0;
  for (const found of [...tags, null]) {
    const part = body.slice(at, found?.from);
    out += decoded(isFlow ? part.replaceAll(/\s+/g, ' ') : part.replaceAll(/\r\n?/g, '\n'));
    if (found) {
      addTag(found);
      at = found.to;
    }
  }
  endLink();
  return withBreaks(isFlow ? out.replaceAll(/ {2,}/g, ' ') : out);
}
