import type { Plugin } from 'vite';
import { isNode, spliced, within, type Node } from './syntax.ts';

const stripped = [
  { name: 'description', files: /(?:\.machine|machines\/shared\/draft)\.ts$/ },
  { name: 'jsonLd', files: /\/features\/site\/head\/.*\.ts$/ },
];

/**
 * Strips machine descriptions and JSON-LD from the site's scripts: no visitor sees them there.
 * Prerendered pages and the atlas have both.
 */
export function stripDescriptions(): Plugin {
  return {
    name: 'strip-descriptions',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: stripped.map(({ files }) => files) },
      handler(code, id) {
        const property = stripped.find(({ files }) => files.test(id))?.name;
        const edits = [...within(this.parse(code) as unknown as Node)]
          .filter(({ type, key }) => type === 'Property' && isNode(key) && key['name'] === property)
          .map(({ start, end }) => {
            const comma = /^\s*,/.exec(code.slice(end))?.[0] ?? '';
            return { start, end: end + comma.length, text: '' };
          });
        return { code: spliced(code, edits), map: null };
      },
    },
  };
}
