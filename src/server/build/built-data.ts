import { runnerImport, type Plugin } from 'vite';

/**
 * Runs `*.built.ts` modules at build time and bundles their exports as plain data. In `vite dev`,
 * watches the folders outside the site's root from which such modules collect files.
 */
export function builtData(folders: string[]): Plugin {
  return {
    name: 'built-data',
    configureServer: ({ watcher }) => void watcher.add(folders),
    load: {
      filter: { id: /\.built\.ts$/ },
      async handler(id) {
        if (this.environment.mode !== 'build') return null;
        const { module } = await runnerImport<Record<string, unknown>>(id);
        return Object.entries(module)
          .map(([name, data]) => `export const ${name} = ${JSON.stringify(data)};`)
          .join('\n');
      },
    },
  };
}
