import { SourceMap } from 'node:module';
import type { DevEnvironment, Plugin, ViteDevServer } from 'vite';

const event = 'page:error';
const listening = '\0virtual:page-errors';
type PageError = { message: string; stack: string };
type Location = { file: string; line: number; column: number };

/** First module of each page. Reports uncaught errors to the dev server. */
const listener = `
const report = ({ message, stack }) => import.meta.hot.send('${event}', { message, stack });
addEventListener('error', ({ error }) => error && report(error));
addEventListener('unhandledrejection', ({ reason }) => reason?.stack && report(reason));`;

/** Returns the source location of a stack line, or null if it is outside the project. */
async function sourceOf(line: string, { moduleGraph }: DevEnvironment): Promise<Location | null> {
  const [, url, row, column] = /https?:\/\/[^/]+(\/[^\s)]+?):(\d+):(\d+)/.exec(line) ?? [];
  const known = url && !url.includes('node_modules') && (await moduleGraph.getModuleByUrl(url));
  const map = known ? known.transformResult?.map : null;
  if (!known || !known.file || !map || !('mappings' in map) || !map.mappings) return null;
  const entry = new SourceMap(map as never).findEntry(Number(row) - 1, Number(column) - 1);
  if (!('originalLine' in entry)) return null;
  return { file: known.file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

async function toOverlayError({ message, stack }: PageError, environment: DevEnvironment) {
  const locations = await Promise.all(stack.split('\n').map((line) => sourceOf(line, environment)));
  const [loc] = locations.filter((location) => location !== null);
  const lines = stack.split('\n').map((line, index) => {
    const at = locations[index];
    return at ? line.replace(/https?:[^\s)]+/, `${at.file}:${at.line}:${at.column}`) : line;
  });
  return { message, stack: lines.join('\n'), ...(loc && { loc, id: loc.file }) };
}

/** Shows runtime errors of a page in the error overlay of `vite dev`, with file and line. */
export function pageErrors(): Plugin {
  return {
    name: 'page-errors',
    apply: 'serve',
    configureServer(server: ViteDevServer) {
      const { client } = server.environments;
      client?.hot.on(event, (error: PageError, from) => {
        toOverlayError(error, client).then(
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
