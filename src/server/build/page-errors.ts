import { SourceMap } from 'node:module';
import type { DevEnvironment, Plugin, ViteDevServer } from 'vite';

const event = 'page:error';
const listening = '\0virtual:page-errors';
type PageError = { message: string; stack: string };
type Place = { file: string; line: number; column: number };

/** The module that each page runs first: it passes on every error that nobody handles. */
const listener = `
const pass = ({ message, stack }) => import.meta.hot.send('${event}', { message, stack });
addEventListener('error', ({ error }) => error && pass(error));
addEventListener('unhandledrejection', ({ reason }) => reason?.stack && pass(reason));`;

/** Returns where the line of a stack stands in the sources; null where that is in no file of ours. */
async function sourceOf(line: string, { moduleGraph }: DevEnvironment): Promise<Place | null> {
  const [, url, row, column] = /https?:\/\/[^/]+(\/[^\s)]+?):(\d+):(\d+)/.exec(line) ?? [];
  const known = url && !url.includes('node_modules') && (await moduleGraph.getModuleByUrl(url));
  const map = known ? known.transformResult?.map : null;
  if (!known || !known.file || !map || !('mappings' in map) || !map.mappings) return null;
  const entry = new SourceMap(map as never).findEntry(Number(row) - 1, Number(column) - 1);
  if (!('originalLine' in entry)) return null;
  return { file: known.file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

async function shown({ message, stack }: PageError, environment: DevEnvironment) {
  const places = await Promise.all(stack.split('\n').map((line) => sourceOf(line, environment)));
  const [loc] = places.filter((place) => place !== null);
  const lines = stack.split('\n').map((line, index) => {
    const place = places[index];
    return place
      ? line.replace(/https?:[^\s)]+/, `${place.file}:${place.line}:${place.column}`)
      : line;
  });
  return { message, stack: lines.join('\n'), ...(loc && { loc, id: loc.file }) };
}

/** Has `vite dev` show an error that a page throws as it shows one of a file: with file and line. */
export function pageErrors(): Plugin {
  return {
    name: 'page-errors',
    apply: 'serve',
    configureServer(server: ViteDevServer) {
      const { client } = server.environments;
      client?.hot.on(event, (error: PageError, from) => {
        shown(error, client).then(
          (err) => from.send({ type: 'error', err }),
          (reason: unknown) => server.config.logger.error(String(reason)),
        );
      });
    },
    resolveId: (source) => (source === listening ? listening : null),
    load: (id) => (id === listening ? listener : null),
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: `/@id/${listening.replace('\0', '__x00__')}` },
        injectTo: 'head-prepend',
      },
    ],
  };
}
