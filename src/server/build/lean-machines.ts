import type { Plugin } from 'vite';
import { isNode, spliced, within, type Node } from './syntax.ts';

const isDescription = ({ type, key }: Node) =>
  type === 'Property' && isNode(key) && key['name'] === 'description';

/** Returns a machine's module without the descriptions that only analysts read. */
export function withoutDescriptions(code: string, parse: (code: string) => unknown): string {
  const descriptions = [...within(parse(code) as Node)].filter(isDescription);
  return spliced(
    code,
    descriptions.map(({ start, end }) => {
      const comma = /^\s*,/.exec(code.slice(end))?.[0] ?? '';
      return { start, end: end + comma.length, text: '' };
    }),
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
      filter: { id: /(?:\.machine|machines\/shared\/draft)\.ts$/ },
      handler(code) {
        return { code: withoutDescriptions(code, (text) => this.parse(text)), map: null };
      },
    },
  };
}
