import type { UserConfig } from 'vite';
import { bundleGroups, early } from './bundles.ts';
import { stylesBuild } from './compiled-styles.ts';
import { widgetBuild } from './widget.ts';

/** Returns the builds of the tree at `root`. The plugin `prerender` runs them in turn. */
export function environments(root: string): NonNullable<UserConfig['environments']> {
  const entries = (...names: string[]) => names.map((name) => `${root}/src/entries/${name}`);
  return {
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
          output: { codeSplitting: { groups: bundleGroups } },
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
  };
}
