import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export interface Tag {
  name: string;
  attributes: Record<string, string>;
  /** Its own text, without that of child elements. */
  text: string;
}

/** Returns every element of a page in document order, parsed as with JavaScript on. */
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

/** Returns the title, canonical URL and named `meta` contents of a page. */
export function headOf(html: string): Record<string, string[]> {
  const head: Record<string, string[]> = {};
  const add = (key: string, value = '') => (head[key] = [...(head[key] ?? []), value]);
  for (const { name, attributes, text } of tagsOf(html)) {
    const key = attributes['name'] ?? attributes['property'];
    // Skips the titles of SVGs.
    if (name === 'title' && !head['title']) add('title', text);
    if (name === 'link' && attributes['rel'] === 'canonical') add('canonical', attributes['href']);
    if (name === 'meta' && key) add(key, attributes['content']);
  }
  return head;
}

/** Returns the heading levels that skip a level. */
export const skippedLevels = (levels: readonly number[]): number[] =>
  levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
