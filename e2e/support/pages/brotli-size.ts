import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { builtFile, fileOf } from './built-pages';
import { inlineScripts } from '#src/server/build/page-html.ts';

const dist = join(import.meta.dirname, '../../../dist');
const cache = new Map<string, number>();

/** Returns the size in bytes at brotli's best quality, as hosts compress static files. */
function brotliSize(text: string | Buffer, quality = constants.BROTLI_MAX_QUALITY): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(text, { params }).length;
}

/** Returns the brotli size of a built file, by its URL path. */
export function sentSize(path: string): number {
  const size = cache.get(path) ?? brotliSize(readFileSync(join(dist, path)));
  cache.set(path, size);
  return size;
}

/** Returns whether a built file is within a limit; most are at a quality that takes no time. */
export const isWithin = (path: string, limit: number): boolean =>
  brotliSize(readFileSync(join(dist, path)), 4) <= limit || sentSize(path) <= limit;

/** Returns the sum of several files' brotli sizes. */
export const sentSizes = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + sentSize(path), 0);

/** Returns the brotli size of a page's inline scripts, compressed separately. */
export const inlineSize = (path: string): number =>
  brotliSize(inlineScripts(builtFile(fileOf(path))).join('\n'));
