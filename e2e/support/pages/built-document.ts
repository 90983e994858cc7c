import { Window } from 'happy-dom';
import { builtFile, fileOf } from './built-pages';

const { DOMParser } = new Window();

/** A built page as a document: nothing of it runs, and nothing is laid out. */
export function builtDocument(path: string): Document {
  const html = builtFile(fileOf(path));
  return new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}

export const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

export const textsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(textOf);

/** The accessible name that an element is given by a label. */
function labelOf(element: Element): string {
  const id = element.getAttribute('aria-labelledby');
  return element.getAttribute('aria-label') ?? textOf(element.ownerDocument.getElementById(id!));
}

export const labelsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(labelOf);

/** The one element that has this accessible name. */
export function labelled(root: ParentNode, selector: string, name: string): Element {
  const found = [...root.querySelectorAll(selector)].filter((one) => labelOf(one) === name);
  if (found.length !== 1) throw new Error(`${found.length} of ${selector} are named ${name}`);
  return found[0]!;
}

/** The one element that holds nothing but this text. */
export function withText(root: ParentNode, selector: string, text: string): Element {
  const found = [...root.querySelectorAll(selector)].filter((one) => textOf(one) === text);
  if (found.length !== 1) throw new Error(`${found.length} of ${selector} say ${text}`);
  return found[0]!;
}

/** Where a page's links lead that stand in `root`. */
export const hrefsOf = (root: ParentNode, text?: string): (string | null)[] =>
  [...root.querySelectorAll('a')]
    .filter((link) => text === undefined || textOf(link) === text)
    .map((link) => link.getAttribute('href'));

/** What a page tells search engines about itself. */
export const structuredData = (document: Document): Record<string, unknown>[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
  );
