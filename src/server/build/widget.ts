import { join } from 'node:path';
import { build, runnerImport, type EnvironmentOptions, type Plugin } from 'vite';
import { chatOutside } from '#content/workspace/chat-widget.ts';

/** Builds the file that customers' pages load: one classic script with a stable name. */
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

/** Virtual modules of the widget and the functions that compute them at build time. */
const computed: Record<string, (root: string) => Promise<unknown>> = {
  async 'virtual:chat-table'(root) {
    const load = async (file: string) =>
      (await runnerImport<Record<string, (chart: unknown) => unknown>>(join(root, file))).module;
    const { chatWidgetMachine } = await load('machines/chat-widget/chat-widget.machine.ts');
    const { chartOf } = await load('src/atlas/kit/chart.ts');
    const { compileTable } = await load('src/widget/compiled-table.ts');
    return compileTable?.(chartOf?.(chatWidgetMachine));
  },
  async 'virtual:widget-styles'(root) {
    const file = join(root, 'src/widget/styles.ts');
    return (await runnerImport<{ widgetStyles: () => string }>(file)).module.widgetStyles();
  },
};

/** Returns JavaScript with an escape for each character outside ASCII. */
const asciiCode = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Builds the widget file in memory. */
async function widgetFile(root: string): Promise<string> {
  const { consumer: _, ...options } = widgetBuild;
  const built = await build({
    root: join(root, 'src'),
    configFile: false,
    logLevel: 'warn',
    plugins: [widget(root)],
    build: { ...options.build, target: 'es2022', write: false },
  });
  const [first] = [built].flat();
  const [file] = first && 'output' in first ? first.output : [];
  if (file?.type !== 'chunk') throw new Error('the widget build has no output');
  return file.code;
}

/** Returns a page with the widget's snippet. */
async function testPage(root: string, origin: string, url: string): Promise<string> {
  type TestPage = { widgetTestPage: (origin: string, url: string) => string };
  const file = join(root, 'src/server/build/widget-test-page.ts');
  return (await runnerImport<TestPage>(file)).module.widgetTestPage(origin, url);
}

/**
 * Computes the widget's state table and styles for every build, and writes its file in ASCII. In
 * `vite dev`, also serves the file, built on request, and a test page.
 */
export function widget(root: string): Plugin {
  return {
    name: 'widget',
    resolveId: (source) => (source in computed ? `\0${source}` : null),
    async load(module) {
      const compute = module.startsWith('\0') ? computed[module.slice(1)] : undefined;
      return compute ? `export default ${JSON.stringify(await compute(root))};` : null;
    },
    generateBundle(_, bundle) {
      // Without a charset from the host, a browser reads the file in the page’s encoding.
      const file = bundle[chatOutside.file.slice(1)];
      if (file?.type === 'chunk') file.code = asciiCode(file.code);
    },
    configureServer({ middlewares }) {
      const serve = (path: string, type: string, text: (origin: string, url: string) => unknown) =>
        middlewares.use(path, (request, response, next) => {
          const send = async () => {
            const { originalUrl = '', headers } = request;
            const sent = await text(`http://${headers.host}`, originalUrl);
            response.setHeader('Content-Type', `${type}; charset=utf-8`);
            response.setHeader('Cache-Control', 'no-store');
            response.end(sent);
          };
          send().catch(next);
        });
      serve(chatOutside.file, 'text/javascript', () => widgetFile(root));
      serve('/widget-test.html', 'text/html', (origin, url) => testPage(root, origin, url));
    },
  };
}
