import { addressOf, builtFile, builtFiles, builtPaths, fileOf } from './built-pages';

const scripts = builtFiles.flatMap((file) => /^assets.(.*\.js)$/.exec(file)?.slice(1) ?? []);

/** Files that the built code imports dynamically. */
const lazy = new Set(
  scripts.flatMap((name) =>
    [...builtFile(`assets/${name}`).matchAll(/\bimport\([`'"]\.\/([^`'"]+\.js)[`'"]\)/g)].map(
      ([, file = '']) => file,
    ),
  ),
);

/** Returns the lazy files of a page's first load. */
export const chunksOf = (path: string) =>
  [...builtFile(fileOf(path)).matchAll(/"\/assets\/([\w.-]+\.js)"/g)]
    .map(([, file = '']) => file)
    .filter((file) => lazy.has(file));

/**
 * Returns every lazy file with the URL of a page that loads it, in an order in which neighbors
 * belong to different pages where possible.
 */
export function lazyChunks(): { file: string; address: string }[] {
  const paths = new Set<string>();
  const rounds = builtPaths.flatMap((path) =>
    chunksOf(path)
      .filter((file) => !paths.has(file) && paths.add(file))
      .map((file, round) => ({ file, address: addressOf(path), round })),
  );
  return rounds
    .toSorted((a, b) => a.round - b.round)
    .map(({ file, address }) => ({ file, address }));
}

/** Returns a page other than `address` that does not load the file. */
export function pageWithout(file: string, address: string): string {
  const found = ['/about', '/', '/dashboard', '/book-demo'].find(
    (path) => path !== address && !chunksOf(path).includes(file),
  );
  if (!found) throw new Error(`Every page loads ${file}`);
  return found;
}
