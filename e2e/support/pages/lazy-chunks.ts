import { readdirSync } from 'node:fs';
import { addressOf, builtFile, builtPaths, fileOf } from './built-pages';

const scripts = readdirSync(new URL('../../../dist/assets', import.meta.url)).filter((name) =>
  name.endsWith('.js'),
);

/** The files that are fetched when a page needs them, by what stands in the built code. */
const lazy = new Set(
  scripts.flatMap((name) =>
    [...builtFile(`assets/${name}`).matchAll(/\bimport\([`'"]\.\/([^`'"]+\.js)[`'"]\)/g)].map(
      ([, file = '']) => file,
    ),
  ),
);

/** The lazy files that a page fetches with its first load. */
export const chunksOf = (path: string) =>
  [...builtFile(fileOf(path)).matchAll(/"\/assets\/([\w.-]+\.js)"/g)]
    .map(([, file = '']) => file)
    .filter((file) => lazy.has(file));

/**
 * Every file that only some of the site's pages fetch, each with the address of a page that does.
 * Two that follow each other belong to different pages wherever that can be had.
 */
export function lazyChunks(): { file: string; address: string }[] {
  const known = new Set<string>();
  const rounds = builtPaths.flatMap((path) =>
    chunksOf(path)
      .filter((file) => !known.has(file) && known.add(file))
      .map((file, round) => ({ file, address: addressOf(path), round })),
  );
  return rounds
    .toSorted((a, b) => a.round - b.round)
    .map(({ file, address }) => ({ file, address }));
}

/** A page that does without the file, and is another one than `address`. */
export function pageWithout(file: string, address: string): string {
  const found = ['/about', '/', '/dashboard', '/book-demo'].find(
    (path) => path !== address && !chunksOf(path).includes(file),
  );
  if (!found) throw new Error(`Every page fetches ${file}`);
  return found;
}
