import { relative, sep } from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { locationPrefix } from '#src/atlas/kit/location-prefix.ts';
import { isNode, spliced, within, type Node } from './syntax.ts';

const lineAt = (code: string, offset: number) => code.slice(0, offset).split('\n').length;

/** Returns the code with a symbol before each property of an object literal, which holds its location. */
export function withLocations(code: string, file: string): string {
  const { program } = parseSync(file, code);
  const edits = [...within(program as unknown as Node)]
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap((literal) => literal['properties'] as Node[])
    .flatMap(({ type, key, computed, start, end }) => {
      if (type !== 'Property' || !isNode(key)) return [];
      const source = code.slice(key.start, key.end);
      const name = computed === true ? source : JSON.stringify(key['name'] ?? key['value']);
      const location = `${file} ${lineAt(code, start)} ${lineAt(code, end)}`;
      const symbol = `[Symbol.for(${JSON.stringify(locationPrefix)} + ${name})]`;
      return [{ start, end: start, text: `${symbol}: ${JSON.stringify(location)}, ` }];
    });
  return spliced(code, edits);
}

/** Records the location of each property in the code below a folder, as paths below `root`. */
export const sourceLocations = (root: string, folder: string): Plugin => ({
  name: 'source-locations',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.[cm]?[jt]sx?$/, exclude: /\/node_modules\// } },
    handler(code, id) {
      if (!id.startsWith(folder + sep)) return null;
      return { code: withLocations(code, relative(root, id).split(sep).join('/')), map: null };
    },
  },
});
