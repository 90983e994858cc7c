import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { atlas } from '#content/atlas/atlas.ts';

/** Returns whether a URL is a page of the atlas (specification §12). */
const isAtlas = (url: string) => new RegExp(`^${atlas.path}(/[^?#.]*)?([?#]|$)`).test(url);

const loaders = 'virtual:drawings';

/** Returns the id of every machine folder. */
const machineIds = (folder: string) =>
  readdirSync(folder).filter((id) => existsSync(join(folder, id, `${id}.machine.ts`)));

/**
 * Serves the atlas page at each of its URLs in `vite dev`. In every environment it provides
 * `virtual:drawings`, which loads each machine's drawing separately.
 */
export function atlasHost(folder: string): Plugin {
  return {
    name: 'atlas-host',
    resolveId: (source) => (source === loaders ? `\0${loaders}` : null),
    load(module) {
      if (module !== `\0${loaders}`) return null;
      const rows = machineIds(folder).map((id) => `'${id}': () => import('${loaders}/${id}'),`);
      return `export default {\n${rows.join('\n')}\n};`;
    },
    hotUpdate({ type, file, modules }) {
      if (type === 'update' || !file.endsWith('.machine.ts')) return;
      const known = this.environment.moduleGraph.getModuleById(`\0${loaders}`);
      return known ? [...modules, known] : modules;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = '/', headers, method } = request;
        const wantsHtml = method === 'GET' && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
        if (!wantsHtml || !isAtlas(url)) return next();
        const send = async () => {
          const html = await readFile(join(server.config.root, 'entries/atlas.html'), 'utf8');
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(url, html));
        };
        send().catch(next);
      });
    },
  };
}
