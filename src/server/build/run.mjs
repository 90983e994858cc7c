import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Node 20 cannot load TypeScript, so Vite does. `run.mjs NAME` runs NAME.ts, relative to this folder.
const [name, ...words] = process.argv.slice(2);
const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
/** @type {{ module: { run: (words: string[]) => Promise<number> } }} */
const { module } = await runnerImport(file, { configFile: false });
process.exitCode = await module.run(words);
