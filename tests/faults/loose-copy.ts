import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchCopy } from '../architecture/scratch-copy';

const root = join(import.meta.dirname, '../..');

/** Returns the text of one of the project's own files. */
export const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** A copy of the sources whose pages can be rendered: its packages are links that lead out of it. */
export function looseCopy(planted: readonly { file: string; code: string }[]): string {
  const code = sourceOf('vite.config.ts').replace(
    "root: 'src',",
    "root: 'src',\n  server: { fs: { strict: false } },",
  );
  return scratchCopy([{ file: 'vite.config.ts', code }, ...planted]);
}
