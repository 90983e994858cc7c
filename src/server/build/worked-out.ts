import { runnerImport, type Plugin } from 'vite';

/** Runs modules named `*.built.ts` when the site is built: visitors load what they export, as plain data. */
export function workedOut(): Plugin {
  return {
    name: 'worked-out',
    apply: 'build',
    load: {
      filter: { id: /\.built\.ts$/ },
      async handler(id) {
        const { module } = await runnerImport<Record<string, unknown>>(id);
        const parts = Object.entries(module);
        return parts
          .map(([name, data]) => `export const ${name} = ${JSON.stringify(data)};`)
          .join('\n');
      },
    },
  };
}
