import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const generated = ['src/routeTree.gen.ts', 'machines/diagrams/'];

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
