import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test, vi } from 'vitest';

// Transforms every module of the site, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const root = join(import.meta.dirname, '../..');
const sourceFile =
  /^\/(?:@fs\/.*\/)?(?:entries|features|atlas|ui|design|binding|services|lib|routes|machines|content|widget)\//;

test('vite dev: every module of the site, the atlas, and the inspector can be served', async () => {
  const server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    mode: 'development',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { client } = server.environments;
  const seen = new Set<string>();
  const failed: string[] = [];
  const visit = async (url: string): Promise<void> => {
    if (seen.has(url)) return;
    seen.add(url);
    await client.transformRequest(url).catch((error: unknown) => {
      failed.push(`${url}: ${error instanceof Error ? error.message : 'refused'}`);
    });
    const imported = [...((await client.moduleGraph.getModuleByUrl(url))?.importedModules ?? [])];
    await Promise.all(
      imported
        .map((module) => module.url)
        // The drawings of all machines would be laid out.
        .filter((name) => sourceFile.test(name) && !name.endsWith('?drawing'))
        .map(visit),
    );
  };
  for (const entry of ['client', 'atlas-client', 'film-client', 'inspect-client'])
    await visit(`/entries/${entry}.tsx`);
  await server.close();
  expect(failed).toEqual([]);
  expect(seen.size).toBeGreaterThan(400);
});
