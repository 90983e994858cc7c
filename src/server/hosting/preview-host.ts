import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { formCollector } from '#src/server/collector/collector.ts';
import { siteHost } from './site-host.ts';

function announce(server: PreviewServer | ViteDevServer, file: string): void {
  server.printUrls = () => {
    const [url = ''] = server.resolvedUrls?.local ?? [];
    const kept = relative(process.cwd(), file);
    server.config.logger.info(`Site: ${url}`);
    server.config.logger.info(`Form submissions: kept in ${kept}, listed at ${url}forms/inbox`);
  };
}

/**
 * Makes `vite preview` the product's host, and gives `vite dev` the same form collector
 * (contracts §1 and §5). Both listen on loopback only. Submissions go to `options.file`, else to
 * the file that `SUBMISSIONS_FILE` names, else to `.data/submissions.ndjson`, from the working
 * directory. The preview server throws if nothing has been built.
 */
export function previewHost(options: { file?: string } = {}): Plugin {
  const file = resolve(
    options.file ?? (process.env['SUBMISSIONS_FILE'] || '.data/submissions.ndjson'),
  );
  return {
    name: 'preview-host',
    config: () => ({
      server: { host: '127.0.0.1', cors: false },
      preview: { host: '127.0.0.1', cors: false },
    }),
    configureServer(server) {
      server.middlewares.use(formCollector({ file }));
      announce(server, file);
    },
    configurePreviewServer(server) {
      const { root, build, environments } = server.config;
      const directory = resolve(root, environments['client']?.build.outDir ?? build.outDir);
      if (!existsSync(join(directory, '_headers')))
        throw new Error('There is no built site to serve: run `npm run build` first.');
      server.middlewares.use(formCollector({ file }));
      server.middlewares.use(siteHost(directory));
      announce(server, file);
    },
  };
}
