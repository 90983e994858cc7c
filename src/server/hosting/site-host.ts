import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readFile, stat } from 'node:fs/promises';
import compression from 'compression';
import send from 'send';
import type { Middleware } from '#src/server/collector/collector.ts';
import { parseHeaders, parseRedirects } from './host-file-parser.ts';
import { everyPath, headersFor, redirectFor, type HeaderRule } from './host-matching.ts';
import { fileHeaders } from './served-files.ts';
import { hostFiles } from './hosted-files.ts';

type Match = { kind: 'file' | 'moved'; to: string } | { kind: 'missing' };

/** Matches paths of files that are not pages: by folder or extension, or hidden files. */
const filePath = /^\/assets\/|\.(?!html$)[^./]+$|\/\.(?!well-known\/)/;

/** Returns the decoded path of a request, or null if no file can have that name. */
function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    const isPlain = path.startsWith('/') && !/[\0\\]|%2f/i.test(path + pathname);
    return isPlain ? path : null;
  } catch {
    return null;
  }
}

// Byte ranges refer to the uncompressed file.
const compress = compression({
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
});

function sendMoved(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location }).end();
}

function sendText(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return void response.destroy();
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(`${text}\n`));
  response.end(`${text}\n`);
}

/** Sets the headers for `path` in place of those of another path. */
function setHeaders(response: ServerResponse, rules: readonly HeaderRule[], path: string): void {
  for (const name of fileHeaders) response.removeHeader(name);
  const headers = headersFor(rules, path);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Serves the built site in `directory` as a static host does (specification §18.17), with its
 * `_headers` and `_redirects`. It serves `about.html` as `/about` and redirects other forms of that
 * URL. A missing page gets the `404.html` of its folder or of the site, a missing file plain text.
 */
export function siteHost(directory: string): Middleware {
  const isFile = (path: string) =>
    stat(join(directory, path)).then(
      (found) => found.isFile(),
      () => false,
    );
  const rulesFile = (name: string) => readFile(join(directory, name), 'utf8').catch(() => '');

  const find = async (path: string, rules: readonly HeaderRule[]): Promise<Match> => {
    const segments = path.slice(1).split('/');
    const isFolder = path !== '/' && segments.at(-1) === '';
    const names = isFolder ? segments.slice(0, -1) : segments;
    const isHidden = names.some((name) => name.startsWith('.') && name !== '.well-known');
    const bare = `/${names.join('/')}`.replace(/\.html$/, '');
    if (
      isHidden ||
      (path !== '/' && names.includes('')) ||
      hostFiles.has(path.slice(1)) ||
      bare.endsWith('/404')
    )
      return { kind: 'missing' };
    const isPagePath = (candidate: string) => rules.some((rule) => rule.path === candidate);
    const canonical =
      bare === '/index' || bare === '/' ? '/' : isPagePath(`${bare}.html`) ? `${bare}.html` : bare;
    const page = canonical === '/' ? '/index.html' : `${bare}.html`;
    if (await isFile(page))
      return path === canonical ? { kind: 'file', to: page } : { kind: 'moved', to: canonical };
    return !isFolder && (await isFile(path)) ? { kind: 'file', to: path } : { kind: 'missing' };
  };

  const sendFile = (
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    status: number,
  ) => {
    response.statusCode = status;
    send(request, encodeURI(name), {
      root: directory,
      index: false,
      acceptRanges: status === 200,
      // `find` and `_headers` already decide on hidden files and caching.
      dotfiles: 'allow',
      cacheControl: false,
    })
      .on('error', ({ status: reason }: { status: number }) =>
        sendText(response, reason, 'This file cannot be sent.'),
      )
      .pipe(response);
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '') ?? [];
    const rules = parseHeaders(await rulesFile('_headers'));
    const path = decodePath(pathname);
    setHeaders(response, rules, path ?? everyPath);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'This address is read-only.');
    }
    if (path === null) return sendText(response, 400, 'This address is not valid.');
    const moved = redirectFor(parseRedirects(await rulesFile('_redirects')), path, search);
    if (moved) return sendMoved(response, moved.location);

    const found = await find(path, rules);
    if (found.kind === 'moved') return sendMoved(response, encodeURI(found.to) + search);
    if (found.kind === 'file') return sendFile(request, response, found.to, 200);
    if (filePath.test(path)) return sendText(response, 404, 'Not found.');
    const [, folder, ...deeper] = path.split('/');
    const folderPage = `/${folder}/404.html`;
    const isOwn = deeper.length === 1 && (await isFile(folderPage));
    if (!isOwn && !(await isFile('/404.html'))) return sendText(response, 404, 'Not found.');
    if (!isOwn) setHeaders(response, rules, '/404.html');
    sendFile(request, response, isOwn ? folderPage : '/404.html', 404);
  };

  return (request, response) =>
    compress(request, response, () => {
      serve(request, response).catch(() => sendText(response, 500, 'The page cannot be served.'));
    });
}
