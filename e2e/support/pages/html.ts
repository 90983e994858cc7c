import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export interface Tag {
  name: string;
  attributes: Record<string, string>;
  /** The text straight in it, without that of its children. */
  text: string;
}

/** Every element of a page in its order, as a browser with JavaScript reads it. */
export function tagsOf(html: string): Tag[] {
  const within = (node: Tree.ParentNode): Tag[] =>
    node.childNodes.flatMap((child) => {
      if (!('tagName' in child)) return [];
      const text = child.childNodes.map((inner) => ('value' in inner ? inner.value : '')).join('');
      const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
      return [{ name: child.tagName, attributes, text }, ...within(child)];
    });
  return within(parse(html));
}

/** What a page's head tells search engines and previews of links: its title, canonical and named contents. */
export function headOf(html: string): Record<string, string[]> {
  const head: Record<string, string[]> = {};
  const add = (key: string, value = '') => (head[key] = [...(head[key] ?? []), value]);
  for (const { name, attributes, text } of tagsOf(html)) {
    const key = attributes['name'] ?? attributes['property'];
    // An SVG's title is no page's.
    if (name === 'title' && !head['title']) add('title', text);
    if (name === 'link' && attributes['rel'] === 'canonical') add('canonical', attributes['href']);
    if (name === 'meta' && key) add(key, attributes['content']);
  }
  return head;
}

/** Levels of headings that skip one: a reader of the outline would look for what is missing. */
export const skippedLevels = (levels: readonly number[]): number[] =>
  levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
