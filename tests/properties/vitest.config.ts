import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '../..');
const setupFiles = ['tests/console-watch.ts', 'tests/properties/any-seed.ts'];

const withProperties = (folder: string) =>
  readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('fast-check'));

/** Looks for inputs that `npm test` has never tried. */
export default defineConfig({
  test: {
    root,
    testTimeout: 10 * 60_000,
    projects: [
      {
        extends: true,
        test: {
          setupFiles,
          name: 'node',
          include: ['tests/lib', 'tests/machines', 'tests/server'].flatMap(withProperties),
        },
      },
      {
        extends: true,
        test: {
          setupFiles,
          name: 'browser-like',
          environment: 'happy-dom',
          include: withProperties('tests/services'),
        },
      },
    ],
  },
});
