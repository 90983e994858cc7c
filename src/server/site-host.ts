import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import type { Middleware } from './collector.ts';
import { parseHeaders, parseRedirects } from './host-file-parser.ts';
import { headersFor, redirectFor, type HeaderRule } from './host-matching.ts';
import { isText } from './media-types.ts';
import { qualityOf } from './quality-value.ts';
import { siteFiles, type Encoding, type SiteFile } from './site-files.ts';

type Found = { kind: 'file'; file: SiteFile } | { kind: 'moved'; to: string } | { kind: 'missing' };

const forHostsOnly = new Set(['/_headers', '/_redirects', '/nginx.conf']);
const everyPath = '/*';
/** Where a file would be, and no page: by its folder, its ending, or because it is hidden. */
const filePath = /^\/assets\/|\.(?!html$)[^./]+$|\/\.(?!well-known\/)/;

/** The path of a request as files are named, or null if no file can have that name. */
function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    const isPlain = path.startsWith('/') && !/[\0\\]|%2f/i.test(path + pathname);
    return isPlain ? path : null;
  } catch {
    return null;
  }
}

function acceptable({ headers }: IncomingMessage, file: SiteFile): Encoding {
  const offered = headers['accept-encoding']?.toString();
  return file.encodings.find((encoding) => qualityOf(offered, encoding) > 0) ?? 'identity';
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: number,
) {
  response.setHeader('ETag', file.etag);
  if (file.encodings.length > 1) response.setHeader('Vary', 'Accept-Encoding');
  const held = (request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  if (status === 200 && held.includes(file.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = acceptable(request, file);
  const bytes = await file.encoded(encoding);
  const charset = isText(file.mediaType) ? '; charset=utf-8' : '';
  response.setHeader('Content-Type', file.mediaType + charset);
  response.setHeader('Content-Length', bytes.length);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(status).end(bytes);
}

function sendMoved(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location }).end();
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

function setHeaders(response: ServerResponse, rules: readonly HeaderRule[], path: string): void {
  const headers = headersFor(rules, path);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Serves the built site in `directory` as a static host does (contracts §8), by what its own
 * `_headers` and `_redirects` say: flat files as `/about`, other spellings moved to that one, a
 * missing page answered with its folder's `404.html`, else the site's, and a missing file in plain text.
 * Text is compressed as well as `brotliQuality` says, 0 to 11.
 */
export function siteHost(
  directory: string,
  { brotliQuality }: { brotliQuality?: number } = {},
): Middleware {
  const files = siteFiles(directory, brotliQuality);
  const rulesFile = (name: string) => readFile(join(directory, name), 'utf8').catch(() => '');

  const find = async (path: string, rules: readonly HeaderRule[]): Promise<Found> => {
    const segments = path.slice(1).split('/');
    const isFolder = path !== '/' && segments.at(-1) === '';
    const names = isFolder ? segments.slice(0, -1) : segments;
    const isHidden = names.some((name) => name.startsWith('.') && name !== '.well-known');
    const bare = `/${names.join('/')}`.replace(/\.html$/, '');
    if (
      isHidden ||
      (path !== '/' && names.includes('')) ||
      forHostsOnly.has(bare) ||
      bare.endsWith('/404')
    )
      return { kind: 'missing' };
    const isPagePath = (candidate: string) => rules.some((rule) => rule.path === candidate);
    const canonical =
      bare === '/index' || bare === '/' ? '/' : isPagePath(`${bare}.html`) ? `${bare}.html` : bare;
    const page = await files.read(canonical === '/' ? '/index.html' : `${bare}.html`);
    if (page && path === canonical) return { kind: 'file', file: page };
    if (page) return { kind: 'moved', to: canonical };
    const file = isFolder ? null : await files.read(path);
    return file ? { kind: 'file', file } : { kind: 'missing' };
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '') ?? [];
    const rules = parseHeaders(await rulesFile('_headers'));
    const path = decodePath(pathname);
    setHeaders(response, rules, path ?? everyPath);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'This address can only be read.');
    }
    if (path === null) return sendText(response, 400, 'This address is not understood.');
    const moved = redirectFor(parseRedirects(await rulesFile('_redirects')), path, search);
    if (moved) return sendMoved(response, moved.location);

    const found = await find(path, rules);
    if (found.kind === 'moved') return sendMoved(response, encodeURI(found.to) + search);
    if (found.kind === 'file') return sendFile(request, response, found.file, 200);
    if (filePath.test(path)) return sendText(response, 404, 'Not found.');
    const [, folder, ...deeper] = path.split('/');
    const own = deeper.length === 1 ? await files.read(`/${folder}/404.html`) : null;
    const notFound = own ?? (await files.read('/404.html'));
    if (!notFound) return sendText(response, 404, 'Not found.');
    if (!own) setHeaders(response, rules, '/404.html');
    return sendFile(request, response, notFound, 404);
  };

  return (request, response) => {
    serve(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The page cannot be served.');
    });
  };
}
