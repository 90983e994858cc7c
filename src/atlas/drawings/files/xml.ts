/** An element of an XML text that is written; attributes that are undefined are left out. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
  children: readonly Element[];
}

const escaped = (words: string) =>
  words.replace(/[&<>"\n\t]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Returns an element to be written. */
export const element = (
  name: string,
  attributes: Element['attributes'],
  children: readonly Element[] = [],
): Element => ({ name, attributes, children });

/** Returns a comment's text: two dashes would end it, and one at its end as well. */
export const commentText = (words: string) => words.replace(/-(?=-|$)/g, '- ');

/** Returns the lines of an element and all in it. */
export function xmlLines({ name, attributes, children }: Element): string[] {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escaped(value)}"`,
  );
  const start = `<${name}${written.join('')}`;
  if (children.length === 0) return [`${start}/>`];
  const inside = children.flatMap(xmlLines).map((line) => `  ${line}`);
  return [`${start}>`, ...inside, `</${name}>`];
}
