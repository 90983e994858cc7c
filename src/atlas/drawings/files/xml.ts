/** An XML element; undefined attributes are omitted. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
  children: readonly Element[];
}

const escaped = (text: string) =>
  text.replace(/[&<>"\n\t]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Returns an element. */
export const element = (
  name: string,
  attributes: Element['attributes'],
  children: readonly Element[] = [],
): Element => ({ name, attributes, children });

/** Escapes the text of a comment, which may not contain two dashes or end with one. */
export const commentText = (text: string) => text.replace(/-(?=-|$)/g, '- ');

/** Returns the lines of an element with its children. */
export function xmlLines({ name, attributes, children }: Element): string[] {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escaped(value)}"`,
  );
  const start = `<${name}${written.join('')}`;
  if (children.length === 0) return [`${start}/>`];
  const inside = children.flatMap(xmlLines).map((line) => `  ${line}`);
  return [`${start}>`, ...inside, `</${name}>`];
}
