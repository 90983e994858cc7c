import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Builds the site with `variables` into the folder `name` of `.cache`; returns its path. Each build
 * of a process needs another name: Node caches the bundle that renders the pages.
 */
export async function buildSite(name: string, variables: Record<string, string>): Promise<string> {
  const outDir = (part: string) => ({ build: { outDir: `../.cache/${name}/${part}` } });
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    const builder = await createBuilder({
      configFile: `${root}vite.config.ts`,
      mode: 'production',
      logLevel: 'warn',
      environments: { client: outDir('dist'), atlas: outDir('dist'), ssr: outDir('ssr') },
    });
    await builder.buildApp();
  } finally {
    for (const variable of Object.keys(variables)) {
      if (before[variable] === undefined) delete process.env[variable];
      else process.env[variable] = before[variable];
    }
  }
  return `${root}.cache/${name}/dist`;
}
