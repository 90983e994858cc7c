/** A syntax tree node (ESTree). */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Returns whether a value in a tree is a node. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Yields `node` and its descendants in source order. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of [value].flat()) if (isNode(child)) yield* within(child);
}

/** Returns `code` with each range replaced by its text. Ranges must not overlap. */
export const spliced = (
  code: string,
  edits: readonly { start: number; end: number; text: string }[],
): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
