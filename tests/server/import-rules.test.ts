import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { importRules } from '#src/server/build/import-rules.ts';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'content/planted.ts');

test('vite dev: an import against the rules is an error with its file and line', async () => {
  const server = await createServer({
    configFile: false,
    root: join(root, 'src'),
    mode: 'development',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      importRules(root),
      {
        name: 'planted',
        load: (id) =>
          id === file ? "import type { A } from './x';\nimport '#src/lib/random.ts';\n" : null,
        resolveId: (id) => (id === file ? id : null),
      },
    ],
  });
  await expect(server.environments.client.transformRequest(file)).rejects.toMatchObject({
    message: expect.stringContaining(
      'content/planted.ts may not import #src/lib/random.ts',
    ) as string,
    loc: { line: 2 },
  });
  await server.close();
});
