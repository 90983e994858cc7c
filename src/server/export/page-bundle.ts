import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';

/** Builds the script and the style sheet that all exported pages share. */
export async function pageBundle(root: string): Promise<{ script: string; styles: string }> {
  // Vite’s module runner has set it to development.
  process.env['NODE_ENV'] = 'production';
  const builder = await createBuilder({
    configFile: join(root, 'src/server/export/pages.config.ts'),
  });
  await builder.buildApp();
  const read = (name: string) => readFileSync(join(root, '.cache/exported', name), 'utf8');
  return { script: read('atlas.js'), styles: read('atlas.css') };
}
