import { join } from 'node:path';
import { build, runnerImport, type EnvironmentOptions, type Plugin } from 'vite';
import { chatOutside } from '#content/workspace/chat-widget.ts';

/** How the file that customers' pages load is built: one classic script with a name that stays. */
export const widgetBuild: EnvironmentOptions & { consumer: 'client' } = {
  consumer: 'client',
  build: {
    outDir: '../dist',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: join(import.meta.dirname, '../../widget/v1.ts'),
      output: { format: 'iife', entryFileNames: chatOutside.file.slice(1) },
    },
  },
};

/** What the file holds that is worked out when it is built, each with the way to it. */
const parts: Record<string, (root: string) => Promise<unknown>> = {
  async 'virtual:chat-table'(root) {
    const load = async (file: string) =>
      (await runnerImport<Record<string, (chart: unknown) => unknown>>(join(root, file))).module;
    const { chatWidgetMachine } = await load('machines/chat-widget/chat-widget.machine.ts');
    const { chartOf } = await load('src/atlas/kit/chart.ts');
    const { regionTable } = await load('src/atlas/kit/compiled-table.ts');
    return regionTable?.(chartOf?.(chatWidgetMachine));
  },
  async 'virtual:widget-look'(root) {
    const file = join(root, 'src/widget/look.ts');
    return (await runnerImport<{ look: () => string }>(file)).module.look();
  },
};

/** Serves those parts as modules. */
function widgetParts(root: string): Plugin {
  return {
    name: 'widget-parts',
    resolveId: (source) => (source in parts ? `\0${source}` : null),
    async load(module) {
      const part = module.startsWith('\0') ? parts[module.slice(1)] : undefined;
      return part ? `export default ${JSON.stringify(await part(root))};` : null;
    },
  };
}

/** Returns the file as a build would write it. */
async function widgetFile(root: string): Promise<string> {
  const { consumer: _, ...options } = widgetBuild;
  const built = await build({
    root: join(root, 'src'),
    configFile: false,
    logLevel: 'warn',
    plugins: [widgetParts(root)],
    build: { ...options.build, target: 'es2022', write: false },
  });
  const [first] = [built].flat();
  const [file] = first && 'output' in first ? first.output : [];
  if (file?.type !== 'chunk') throw new Error('the chat was not built');
  return file.code;
}

/** Returns the page to try the chat on. */
async function testPage(root: string, origin: string, address = ''): Promise<string> {
  type TestPage = { widgetTestPage: (origin: string, address: string) => string };
  const file = join(root, 'src/server/build/widget-test-page.ts');
  return (await runnerImport<TestPage>(file)).module.widgetTestPage(origin, address);
}

/**
 * Gives every build the parts of the chat that are worked out from its machine and from the design's
 * tokens, and gives `vite dev` the file itself, built when it is asked for, and a page to try it on.
 */
export function widgetHost(root: string): Plugin[] {
  return [
    widgetParts(root),
    {
      name: 'widget-host',
      configureServer(server) {
        server.middlewares.use((request, response, next) => {
          const [path] = (request.url ?? '').split('?');
          const send = async (type: string, text: string | Promise<string>) => {
            response.setHeader('Content-Type', `${type}; charset=utf-8`);
            response.setHeader('Cache-Control', 'no-store');
            response.end(await text);
          };
          if (path === chatOutside.file) send('text/javascript', widgetFile(root)).catch(next);
          else if (path === '/widget-test.html')
            send('text/html', testPage(root, `http://${request.headers.host}`, request.url)).catch(
              next,
            );
          else next();
        });
      },
    },
  ];
}
