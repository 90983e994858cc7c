import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compiledStyles, stylesBuild } from '../build/compiled-styles.ts';
import { evaluateAtBuild } from '../build/evaluate-at-build.ts';

const root = join(import.meta.dirname, '../../..');

/** The modules that exported pages replace, by the name in their imports. */
const replaced: Readonly<Record<string, string>> = {
  '#machines/index.ts': 'page-data.ts',
  'virtual:drawings': 'page-data.ts',
  '#content/atlas/atlas.ts': 'atlas-copy.ts',
  './document': 'exported-document.tsx',
  './known-pages': 'known-pages.ts',
  './search/known-pages': 'known-pages.ts',
};

/** Puts the exported machines, which `machines.js` defines, in the place of this site's. */
const exportedPages: Plugin = {
  name: 'exported-pages',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const file = importer.startsWith(join(root, 'src')) ? replaced[source] : undefined;
    if (file !== undefined) return join(root, 'src/atlas/app/exported', file);
    const isOwn = source.endsWith('/coverage.json') || source === 'virtual:revisions';
    return isOwn ? '\0nothing' : null;
  },
  load: (id) => (id === '\0nothing' ? 'export default {};' : null),
};

/**
 * Builds the atlas as one classic script and one style sheet that request no file, because a
 * browser loads neither modules nor fonts from disk.
 */
export default defineConfig({
  root: join(root, 'src'),
  envDir: false,
  publicDir: false,
  logLevel: 'error',
  cacheDir: join(root, 'node_modules/.vite-export'),
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^(use-sync-external-store)\/shim\/with-selector$/,
        replacement: '$1/with-selector',
      },
    ],
  },
  plugins: [
    compiledStyles(root),
    exportedPages,
    react({ jsxImportSource: '#src/design/jsx' }),
    evaluateAtBuild(),
  ],
  build: { target: 'es2022', emptyOutDir: true },
  builder: {
    buildApp: async (builder) => {
      const { exported } = builder.environments;
      if (exported) await builder.build(exported);
    },
  },
  environments: {
    styles: { ...stylesBuild, build: { ...stylesBuild.build, assetsInlineLimit: Infinity } },
    exported: {
      consumer: 'client',
      build: {
        outDir: '../.cache/exported',
        assetsInlineLimit: Infinity,
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: join(root, 'src/entries/exported/exported-client.tsx'),
          output: {
            format: 'iife',
            entryFileNames: 'atlas.js',
            assetFileNames: 'atlas[extname]',
          },
        },
      },
    },
  },
});
