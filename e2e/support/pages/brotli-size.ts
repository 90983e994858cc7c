import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { builtFile, fileOf } from './built-pages';
import { inlineScripts } from '#src/server/build/page-html.ts';

const dist = join(import.meta.dirname, '../../../dist');
const known = new Map<string, number>();

/** How many bytes a host sends for a text, brotli at its best: static files are compressed once. */
function brotliSize(text: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params }).length;
}

/** The same of a file of the built site, by its address. */
export function sentSize(path: string): number {
  const size = known.get(path) ?? brotliSize(readFileSync(join(dist, path)));
  known.set(path, size);
  return size;
}

/** Sum of the sizes of several files. */
export const sentSizes = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + sentSize(path), 0);

/** The size of the scripts that stand in a page itself, compressed by themselves. */
export const inlineSize = (path: string): number =>
  brotliSize(inlineScripts(builtFile(fileOf(path))).join('\n'));
