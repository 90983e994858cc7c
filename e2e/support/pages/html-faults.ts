import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
const isElement = (node: Node): node is DefaultTreeAdapterTypes.Element => 'tagName' in node;

/**
 * What a browser would read otherwise than it is written. The parser reports broken tags, but not
 * elements that it closes, adds or moves, as for a `div` in a `p`: those are found by their places.
 */
export function htmlFaults(html: string): string[] {
  const faults: string[] = [];
  const document = parse(html, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => faults.push(`${code} at ${startOffset}`),
  });

  /** Returns where the element ends; it has to lie between the two offsets. */
  function visit(element: DefaultTreeAdapterTypes.Element, from: number, to: number): number {
    const place = element.sourceCodeLocation;
    if (!place?.startTag) {
      faults.push(`<${element.tagName}> is nowhere written`);
      return from;
    }
    const tag = html.slice(place.startTag.startOffset, place.startTag.endOffset);
    if (!place.endTag && !tag.endsWith('/>')) faults.push(`${tag} is closed by another tag`);
    if (place.startOffset < from || place.endOffset > to) faults.push(`${tag} is moved`);
    visitAll(element.childNodes, place.startTag.endOffset, place.endOffset);
    return place.endOffset;
  }

  function visitAll(nodes: Node[], from: number, to: number): void {
    nodes.filter(isElement).reduce((last, element) => visit(element, last, to), from);
  }

  visitAll(document.childNodes, 0, html.length);
  return faults;
}
