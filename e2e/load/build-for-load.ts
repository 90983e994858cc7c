import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns a free port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Builds the site into a separate folder, with the form service on another origin. */
export async function buildForLoad(): Promise<{ directory: string; formsPort: number }> {
  const formsPort = await freePort();
  const origin = `http://127.0.0.1:${formsPort}`;
  process.env['VITE_LEAD_FORM_URL'] = `${origin}/lead`;
  process.env['VITE_DEMO_FORM_URL'] = `${origin}/demo`;
  const outDir = (name: string) => ({ build: { outDir: `../.cache/load/${name}` } });
  const builder = await createBuilder({
    configFile: `${root}vite.config.ts`,
    mode: 'production',
    logLevel: 'warn',
    environments: { client: outDir('dist'), atlas: outDir('dist'), ssr: outDir('ssr') },
  });
  await builder.buildApp();
  return { directory: `${root}.cache/load/dist`, formsPort };
}
