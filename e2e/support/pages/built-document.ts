import { Window } from 'happy-dom';
import { builtFile, fileOf } from './built-pages';

const { DOMParser } = new Window();

const documents = new Map<string, Document>();

/** Returns a parsed built page; scripts don't run and nothing is laid out. */
export function builtDocument(path: string): Document {
  const parsed =
    documents.get(path) ??
    (new DOMParser().parseFromString(builtFile(fileOf(path)), 'text/html') as unknown as Document);
  documents.set(path, parsed);
  return parsed;
}

export const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

export const textsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(textOf);

/** Returns an element's accessible name from `aria-label` or `aria-labelledby`. */
function labelOf(element: Element): string {
  const id = element.getAttribute('aria-labelledby');
  return element.getAttribute('aria-label') ?? textOf(element.ownerDocument.getElementById(id!));
}

export const labelsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(labelOf);

/** Returns the element with this accessible name; throws unless there is exactly one. */
export function byName(root: ParentNode, selector: string, name: string): Element {
  const matches = [...root.querySelectorAll(selector)].filter(
    (element) => labelOf(element) === name,
  );
  if (matches.length !== 1) throw new Error(`${matches.length} of ${selector} are named ${name}`);
  return matches[0]!;
}

/** Returns the element with exactly this text; throws unless there is exactly one. */
export function byText(root: ParentNode, selector: string, text: string): Element {
  const matches = [...root.querySelectorAll(selector)].filter(
    (element) => textOf(element) === text,
  );
  if (matches.length !== 1)
    throw new Error(`${matches.length} of ${selector} have the text ${text}`);
  return matches[0]!;
}

/** Returns the `href`s of the links in `root`, optionally only of those with this text. */
export const hrefsOf = (root: ParentNode, text?: string): (string | null)[] =>
  [...root.querySelectorAll('a')]
    .filter((link) => text === undefined || textOf(link) === text)
    .map((link) => link.getAttribute('href'));

/** Returns a page's JSON-LD. */
export const structuredData = (document: Document): Record<string, unknown>[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
  );
