import { runnerImport, type Plugin } from 'vite';

/** Runs `*.built.ts` modules at build time and bundles their exports as plain data. */
export function evaluateAtBuild(): Plugin {
  return {
    name: 'evaluate-at-build',
    apply: 'build',
    load: {
      filter: { id: /\.built\.ts$/ },
      async handler(id) {
        const { module } = await runnerImport<Record<string, unknown>>(id);
        return Object.entries(module)
          .map(([name, data]) => `export const ${name} = ${JSON.stringify(data)};`)
          .join('\n');
      },
    },
  };
}
