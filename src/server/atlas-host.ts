import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { atlas } from '../../content/atlas.ts';

/** Returns whether an address is one of the analysts' pages (contracts §2). */
const isAtlas = (url: string) => new RegExp(`^${atlas.path}(/[^?#.]*)?([?#]|$)`).test(url);

/** Gives `vite dev` a second page: the one that starts the atlas, at each of its addresses. */
export function atlasHost(): Plugin {
  return {
    name: 'atlas-host',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = '/', headers, method } = request;
        const isAsked = method === 'GET' && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
        if (!isAsked || !isAtlas(url)) return next();
        const send = async () => {
          const html = await readFile(join(server.config.root, 'atlas.html'), 'utf8');
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(url, html));
        };
        send().catch(next);
      });
    },
  };
}
