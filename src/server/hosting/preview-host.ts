import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { formCollector } from '#src/server/collector/collector.ts';
import { fileProblem } from '#src/server/collector/submission-log.ts';
import {
  collectorWarning,
  describeTargets,
  resolveTargets,
} from '#src/server/forms/resolve-targets.ts';
import { closeAfterRequests } from './close-after-requests.ts';
import { siteHost } from './site-host.ts';

async function addCollector(server: PreviewServer | ViteDevServer, file: string): Promise<void> {
  const { logger } = server.config;
  server.middlewares.use(formCollector({ file }));
  closeAfterRequests(server);
  const problem = await fileProblem(file);
  server.printUrls = () => {
    const [url = ''] = server.resolvedUrls?.local ?? [];
    const path = relative(process.cwd(), file);
    const targets = resolveTargets(server.config.env);
    const isUsed = collectorWarning(targets) !== null;
    const lines = [`Site: ${url}`, ...(isUsed ? [] : describeTargets(targets))];
    if (isUsed && !problem)
      lines.push(`Inbox: ${url}forms/inbox`, `Form submissions: saved in ${path}`);
    logger.info([...lines, 'To stop: Ctrl+C'].join('\n'));
    if (problem)
      logger.warn(
        `Form submissions cannot be saved in ${path} (${problem}). Set SUBMISSIONS_FILE to another path.`,
      );
  };
}

/**
 * Makes `vite preview` the product's host and adds the form collector to `vite dev` (specification
 * §11.2, §11.4). Both listen on loopback only. Submissions go to `options.file`, to the file in
 * `SUBMISSIONS_FILE` or to `.data/submissions.ndjson`, relative to the working directory. The
 * preview server throws if there is no build.
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
      return addCollector(server, file);
    },
    async configurePreviewServer(server) {
      const { root, build, environments } = server.config;
      const directory = resolve(root, environments['client']?.build.outDir ?? build.outDir);
      if (!existsSync(join(directory, '_headers')))
        throw new Error('There is no built site to serve: run `npm run build` first.');
      await addCollector(server, file);
      server.middlewares.use(siteHost(directory));
    },
  };
}
