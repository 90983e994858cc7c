import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
const isElement = (node: Node): node is DefaultTreeAdapterTypes.Element => 'tagName' in node;

/**
 * Returns the markup that a browser would repair. The parser reports broken tags, but not elements
 * that it closes, adds or moves (a `div` in a `p`); source positions reveal those.
 */
export function htmlFaults(html: string): string[] {
  const faults: string[] = [];
  const document = parse(html, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => faults.push(`${code} at ${startOffset}`),
  });

  /** Checks that an element lies between two offsets; returns its end. */
  function visit(element: DefaultTreeAdapterTypes.Element, from: number, to: number): number {
    const location = element.sourceCodeLocation;
    if (!location?.startTag) {
      faults.push(`<${element.tagName}> is not in the source`);
      return from;
    }
    const tag = html.slice(location.startTag.startOffset, location.startTag.endOffset);
    if (!location.endTag && !tag.endsWith('/>')) faults.push(`${tag} is closed by another tag`);
    if (location.startOffset < from || location.endOffset > to) faults.push(`${tag} is moved`);
    visitAll(element.childNodes, location.startTag.endOffset, location.endOffset);
    return location.endOffset;
  }

  function visitAll(nodes: Node[], from: number, to: number): void {
    nodes.filter(isElement).reduce((last, element) => visit(element, last, to), from);
  }

  visitAll(document.childNodes, 0, html.length);
  return faults;
}
