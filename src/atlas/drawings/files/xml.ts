/** An XML element; undefined attributes are omitted. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
  children: readonly Element[];
  /** The text of an element without children. */
  text?: string | undefined;
}

const asCode = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The characters that XML forbids or that have no shape, except white space. */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Returns the text with a code such as `\u0007` in place of each character that no file shows. */
export const visible = (text: string) =>
  text.replace(/\\(?=u[\da-f]{4})/g, asCode).replace(invisible, asCode);

/** Returns the text in one line. */
export const oneLine = (text: string) => visible(text).replace(/\s*[\n\r]\s*/g, ' ');

const escaped = (text: string, signs = /[&<>"\n\r\t]/g) =>
  text.replace(signs, (sign) => `&#${sign.codePointAt(0)};`).replace(invisible, asCode);

/** Returns a value in quotes; JSON stays readable in single ones. */
const quoted = (value: string) =>
  value.includes('"') && !value.includes("'")
    ? `'${escaped(value, /[&<>\n\r\t]/g)}'`
    : `"${escaped(value)}"`;

/** Returns an element. */
export const element = (
  name: string,
  attributes: Element['attributes'],
  children: readonly Element[] = [],
  text?: string,
): Element => ({ name, attributes, children, text });

/** Escapes the text of a comment, which may not contain two dashes or end with one. */
export const commentText = (text: string) => visible(text).replace(/-(?=-|$)/g, '- ');

/** Returns the lines of an element with its children. */
export function xmlLines({ name, attributes, children, text }: Element): string[] {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}=${quoted(value)}`,
  );
  const start = `<${name}${written.join('')}`;
  if (text !== undefined) return [`${start}>${escaped(text)}</${name}>`];
  if (children.length === 0) return [`${start}/>`];
  const inside = children.flatMap(xmlLines).map((line) => `  ${line}`);
  return [`${start}>`, ...inside, `</${name}>`];
}
