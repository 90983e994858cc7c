import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const generated = ['src/entries/route-tree.gen.ts', 'machines/diagrams/'];

export type SourceFile = { path: string; text: string };

/** Returns the files at or below some paths, without generated ones; missing paths yield none. */
export function sourceFiles(...places: string[]): SourceFile[] {
  return places
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => readdirSync(join(root, path), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(tsbuildinfo|webp)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !generated.some((name) => path.startsWith(name)))
    .map(topFile);
}

/** Returns a file's code without comments, so that words in prose do not count as uses. */
export function codeOf({ text }: SourceFile): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '');
}

/** Returns the files among `files` that each one imports, types included, by path. */
export function importGraph(files: SourceFile[]): Map<string, string[]> {
  const pathSet = new Set(files.map(({ path }) => path));
  const importsOf = (file: SourceFile) =>
    [...codeOf(file).matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([.#][^'?]+)/g)]
      .map(([, name = '']) =>
        name.startsWith('#') ? name.slice(1) : join(dirname(file.path), name),
      )
      .flatMap((path) => ['', '.ts', '.tsx', '/index.ts'].map((ending) => path + ending))
      .filter((path) => pathSet.has(path));
  return new Map(files.map((file) => [file.path, importsOf(file)]));
}

/** Returns the first import cycle in a graph, or an empty list. */
export function importCircle(graph: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const search = (path: string, above: string[]): string[] => {
    if (above.includes(path)) return [...above.slice(above.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const imported of graph.get(path) ?? []) {
      const circle = search(imported, [...above, path]);
      if (circle.length > 0) return circle;
    }
    done.add(path);
    return [];
  };
  for (const path of graph.keys()) {
    const circle = search(path, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

/** Returns the names of the folders directly below a path. */
export function foldersBelow(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Returns one file at the top of the tree. */
export const topFile = (path: string): SourceFile => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
});
