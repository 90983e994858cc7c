import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* within(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of [value].flat()) if (isNode(child)) yield* within(child);
}

const isDescription = ({ type, key }: Node) =>
  type === 'Property' && isNode(key) && key['name'] === 'description';

/** Returns a machine's module without the descriptions that only analysts read. */
export function withoutDescriptions(code: string, parse: (code: string) => unknown): string {
  const descriptions = [...within(parse(code) as Node)]
    .filter(isDescription)
    .toSorted((a, b) => b.start - a.start);
  return descriptions.reduce(
    (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
    code,
  );
}

/** Leaves the descriptions of machines out of what visitors load; the atlas keeps them. */
export function leanMachines(): Plugin {
  return {
    name: 'lean-machines',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.machine\.ts$/ },
      handler(code) {
        return { code: withoutDescriptions(code, (text) => this.parse(text)), map: null };
      },
    },
  };
}
