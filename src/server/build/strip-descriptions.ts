import type { Plugin } from 'vite';
import { isNode, spliced, within, type Node } from './syntax.ts';

/** Removes the properties `name` from a module's object literals. */
export function withoutProperty(
  name: string,
  code: string,
  parse: (code: string) => unknown,
): string {
  const isNamed = ({ type, key }: Node) =>
    type === 'Property' && isNode(key) && key['name'] === name;
  const properties = [...within(parse(code) as Node)].filter(isNamed);
  return spliced(
    code,
    properties.map(({ start, end }) => {
      const comma = /^\s*,/.exec(code.slice(end))?.[0] ?? '';
      return { start, end: end + comma.length, text: '' };
    }),
  );
}

const stripped = [
  { name: 'description', files: /(?:\.machine|machines\/shared\/draft)\.ts$/ },
  { name: 'jsonLd', files: /\/features\/site\/head\/.*\.ts$/ },
];

/** Strips machine descriptions and JSON-LD from the client bundle. Prerendered pages have both. */
export function stripDescriptions(): Plugin[] {
  return stripped.map(({ name, files }) => ({
    name: `strip-${name}`,
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: files },
      handler(code) {
        return { code: withoutProperty(name, code, (text) => this.parse(text)), map: null };
      },
    },
  }));
}
