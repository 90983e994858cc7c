import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { isNode, type Node } from './syntax.ts';

/** Returns the import and export statements that load a module at run time. */
const loading = (program: Node) =>
  (program['body'] as Node[]).filter(
    ({ importKind, exportKind, source }) =>
      isNode(source) && importKind !== 'type' && exportKind !== 'type',
  );

/** Exports of `import-matrix.mjs`. `mayImport` covers value imports only. */
type Rules = { mayImport: (from: string, specifier: string) => boolean };

/** Shows forbidden imports with file and line in the error overlay of `vite dev`. */
export function importRules(root: string): Plugin {
  let rules: Rules | undefined;
  return {
    name: 'import-rules',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    enforce: 'pre',
    async buildStart() {
      const file = pathToFileURL(join(root, 'tests/architecture/import-matrix.mjs'));
      rules ??= (await import(file.href)) as Rules;
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules|route-tree\.gen/ } },
      handler(code, id) {
        const file = relative(root, id).split(sep).join('/');
        const lang = id.endsWith('x') ? 'tsx' : 'ts';
        const program = this.parse(code, { lang }) as unknown as Node;
        for (const { source, start } of loading(program)) {
          const specifier = String((source as Node)['value']);
          if (!rules?.mayImport(file, specifier.replace(/\?.*/, '')))
            this.error(`${file} may not import ${specifier}: see src/docs/architecture.md`, start);
        }
        return null;
      },
    },
  };
}
