import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { isNode, type Node } from './syntax.ts';

/** The import and export statements of a program that load another module. */
const loading = (program: Node) =>
  (program['body'] as Node[]).filter(
    ({ importKind, exportKind, source }) =>
      isNode(source) && importKind !== 'type' && exportKind !== 'type',
  );

/** What the file of the rules exports: whether they let a file import values by a specifier. */
type Rules = { mayImport: (from: string, specifier: string) => boolean };

/** Has `vite dev` show an import that the rules refuse in the page, with its file and line. */
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
