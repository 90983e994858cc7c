import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const generated = ['src/entries/route-tree.gen.ts', 'machines/diagrams/'];

export type SourceFile = { path: string; text: string; lines: number };

/** The files below some folders or at some paths, generated ones left out; missing ones are none. */
export function sourceFiles(...places: string[]): SourceFile[] {
  return places
    .filter((place) => existsSync(join(root, place)))
    .flatMap((place) => readdirSync(join(root, place), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tsbuildinfo'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !generated.some((name) => path.startsWith(name)))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: text.split('\n').length - 1 };
    });
}

/** The code of a file without its comments, so that a word in a sentence is no use of it. */
export function codeOf({ text }: SourceFile): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '');
}

/** The files among `files` that each one imports, types included, by path. */
export function importGraph(files: SourceFile[]): Map<string, string[]> {
  const known = new Set(files.map(({ path }) => path));
  const importsOf = (file: SourceFile) =>
    [...codeOf(file).matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([.#][^'?]+)/g)]
      .map(([, name = '']) =>
        name.startsWith('#') ? name.slice(1) : join(dirname(file.path), name),
      )
      .flatMap((path) => ['', '.ts', '.tsx', '/index.ts'].map((ending) => path + ending))
      .filter((path) => known.has(path));
  return new Map(files.map((file) => [file.path, importsOf(file)]));
}

/** The first circle of imports in a graph, as the files along it; empty where there is none. */
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

/** The names of the folders directly below a path. */
export function foldersBelow(place: string): string[] {
  return readdirSync(join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** One file at the top of the tree, by name. */
export function topFile(name: string): SourceFile {
  const text = readFileSync(join(root, name), 'utf8');
  return { path: name, text, lines: text.split('\n').length - 1 };
}
