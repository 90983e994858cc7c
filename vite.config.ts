import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vitest/config';
import { builtData } from './src/server/build/built-data.ts';
import { compileHint } from './src/server/build/bundles.ts';
import { compiledStyles } from './src/server/build/compiled-styles.ts';
import { drawings } from './src/server/build/drawings.ts';
import { environments } from './src/server/build/environments.ts';
import { prerender } from './src/server/build/prerender.ts';
import { stripDescriptions } from './src/server/build/strip-descriptions.ts';
import { widget } from './src/server/build/widget.ts';
import { formTargets } from './src/server/forms/form-targets.ts';
import { previewHost } from './src/server/hosting/preview-host.ts';

const root = import.meta.dirname;

export default defineConfig(({ command, isPreview }) => ({
  root: 'src',
  // A developer's `.env` does not change the unit tests.
  envDir: process.env.VITEST ? false : root,
  // The dev server renders every path in the browser; the build has a file for each path.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  builder: {},
  // The steps of the build print a line each; `--logLevel info` lists the chunks.
  logLevel: command === 'build' ? 'warn' : 'info',
  // React 19 has what the shim brings for older versions.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^(use-sync-external-store)\/shim\/with-selector$/, replacement: '$1/with-selector' },
    ],
  },
  // src/docs/build.md names what each plugin takes and makes.
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${root}/src/routes`,
      generatedRouteTree: `${root}/src/entries/route-tree.gen.ts`,
      quoteStyle: 'single',
    }),
    react(),
    compiledStyles(root),
    builtData([`${root}/content`, `${root}/machines`]),
    drawings(root),
    widget(root),
    formTargets(),
    stripDescriptions(),
    compileHint(),
    prerender(),
    previewHost(),
  ],
  preview: { port: Number(process.env.PORT || 4173), strictPort: true },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    // A profile of the plugins, not a warning.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: environments(root),
  test: {
    root,
    // One worker per processor; by default Vitest leaves one idle.
    maxWorkers: '100%',
    // Property tests are slow on a busy machine; waits for a condition have their own limits.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          root,
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/console-watch.ts', 'tests/property-runs.ts'],
          // Builds the whole site; `npm run test:full` runs it.
          exclude: process.env['FULL_RUN'] === '1' ? [] : ['tests/architecture/recipes.test.ts'],
          include: [
            'tests/{architecture,content,diagrams,lib,machines,server,supply}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-like',
          root,
          environment: 'happy-dom',
          // Isolates files in one process: half the processor time of a process for each file.
          pool: 'vmThreads',
          setupFiles: ['tests/console-watch.ts', 'tests/property-runs.ts', 'tests/listed-keys.ts'],
          include: ['tests/{services,views}/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
}));
