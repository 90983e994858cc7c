import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sourceFile =
  /^\/(?:@fs\/.*\/)?(?:entries|features|atlas|ui|design|binding|services|lib|routes|machines|content|widget)\//;

test('vite dev: the site, the atlas, and the inspector can be served', async () => {
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
  const visit = async (url: string, depth = 0): Promise<void> => {
    if (seen.has(url)) return;
    seen.add(url);
    await client.transformRequest(url).catch((error: unknown) => {
      failed.push(`${url}: ${error instanceof Error ? error.message : 'refused'}`);
    });
    // Other tests transform the modules below these with the same plugins.
    if (depth === 2) return;
    const imported = [...((await client.moduleGraph.getModuleByUrl(url))?.importedModules ?? [])];
    await Promise.all(
      imported
        .map((module) => module.url)
        // The drawings of all machines would be laid out.
        .filter((name) => sourceFile.test(name) && !name.endsWith('?drawing'))
        .map((name) => visit(name, depth + 1)),
    );
  };
  for (const entry of ['client', 'atlas-client', 'film-client', 'inspect-client'])
    await visit(`/entries/${entry}.tsx`);
  await server.close();
  expect(failed).toEqual([]);
  expect(seen.size).toBeGreaterThan(30);
});
