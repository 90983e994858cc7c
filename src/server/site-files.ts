import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText, mediaTypes } from './media-types.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
/** A file of the built site; `encoded` gives its bytes in an encoding, computed once. */
export type SiteFile = {
  mediaType: string;
  etag: string;
  encodings: readonly Encoding[];
  encoded: (encoding: Encoding) => Promise<Buffer>;
};
type SiteFiles = { read: (path: string) => Promise<SiteFile | null> };

const brotli = promisify(brotliCompress);
/** Quick enough for a first answer; a host that compresses once does better. */
const quickBrotli = 9;

function encode(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  if (encoding === 'br') return brotli(bytes, { params });
  if (encoding === 'gzip') return promisify(gzip)(bytes);
  return Promise.resolve(bytes);
}

function siteFile(path: string, bytes: Buffer, quality: number): SiteFile {
  const mediaType = mediaTypes[extname(path).slice(1)] ?? 'application/octet-stream';
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    mediaType,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    encodings: isText(mediaType) ? ['br', 'gzip', 'identity'] : ['identity'],
    encoded(encoding) {
      const result = made.get(encoding) ?? encode(bytes, encoding, quality);
      made.set(encoding, result);
      return result;
    },
  };
}

/**
 * The files below `directory`. `read` takes a decoded path that begins with a slash and has no
 * `..` in it, and returns null where there is no file. A file is read and compressed again only
 * after it has changed, so a new build needs no restart.
 */
export function siteFiles(directory: string, brotliQuality = quickBrotli): SiteFiles {
  const known = new Map<string, { version: string; file: SiteFile }>();
  return {
    async read(path) {
      const name = join(directory, path);
      try {
        const stats = await stat(name);
        if (!stats.isFile()) return null;
        const version = `${stats.mtimeMs} ${stats.size}`;
        const before = known.get(path);
        if (before?.version === version) return before.file;
        const file = siteFile(path, await readFile(name), brotliQuality);
        known.set(path, { version, file });
        return file;
      } catch {
        return null;
      }
    },
  };
}
