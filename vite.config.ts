import react from '@vitejs/plugin-react';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { defineConfig } from 'vitest/config';
import { atlasHost } from './src/server/hosting/atlas-host.ts';
import { bundleGroups, compileHint, early } from './src/server/build/bundles.ts';
import { compiledStyles, stylesBuild } from './src/server/build/compiled-styles.ts';
import { drawings } from './src/server/build/drawings.ts';
import { formTargets } from './src/server/forms/form-targets.ts';
import { importRules } from './src/server/build/import-rules.ts';
import { stripDescriptions } from './src/server/build/strip-descriptions.ts';
import { liveEdits } from './src/server/build/live-edits.ts';
import { machineRegistry } from './src/server/build/machine-registry.ts';
import { pageErrors } from './src/server/build/page-errors.ts';
import { prerender } from './src/server/build/prerender.ts';
import { previewHost } from './src/server/hosting/preview-host.ts';
import { evaluateAtBuild } from './src/server/build/evaluate-at-build.ts';
import { widgetBuild, widgetHost } from './src/server/build/widget-host.ts';

const root = import.meta.dirname;
const entries = (...names: string[]) => names.map((name) => `${root}/src/entries/${name}`);

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
  plugins: [
    compiledStyles(root),
    importRules(root),
    machineRegistry(`${root}/machines`),
    drawings(root),
    formTargets(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: `${root}/src/routes`,
      generatedRouteTree: `${root}/src/entries/route-tree.gen.ts`,
      quoteStyle: 'single',
    }),
    react(),
    stripDescriptions(),
    compileHint(),
    evaluateAtBuild(),
    atlasHost(`${root}/machines`),
    widgetHost(root),
    prerender(),
    previewHost(),
    pageErrors(),
    liveEdits(root),
  ],
  preview: { port: Number(process.env.PORT || 4173), strictPort: true },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    // A profile of the plugins, not a warning.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    styles: stylesBuild,
    client: {
      build: {
        outDir: '../dist',
        manifest: true,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) =>
            files.filter((file) => !early.test(file) || file.endsWith('.css')),
        },
        rolldownOptions: {
          input: entries('client.tsx', 'film-client.tsx', '../hydration/loader.ts'),
          output: {
            codeSplitting: {
              groups: bundleGroups(root),
            },
          },
        },
      },
    },
    // A separate build: the atlas never changes the chunks of the site.
    atlas: {
      consumer: 'client',
      build: {
        outDir: '../dist',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: 'atlas-manifest.json',
        rolldownOptions: {
          input: entries('atlas-client.tsx', 'inspect-client.tsx'),
          output: {
            // The site's code, built earlier, imports it by this name.
            entryFileNames: ({ name }) =>
              name === 'inspect-client' ? 'inspect.js' : 'assets/[name]-[hash].js',
          },
        },
      },
    },
    // A separate build: customers' pages load one file and none of the site's chunks.
    widget: widgetBuild,
    ssr: {
      build: {
        outDir: '../.cache/ssr',
        rolldownOptions: { input: entries('prerender.tsx') },
      },
    },
  },
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
            'tests/{architecture,content,diagrams,lib,machines,runner,server,supply}/**/*.test.ts',
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
