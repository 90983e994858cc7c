import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Node 20 reads no TypeScript by itself: Vite does it here. `run.mjs NAME` runs NAME.ts beside it.
const [name, ...words] = process.argv.slice(2);
const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
/** What is imported while it runs is no more Vite's: its runner is closed by then. @type {(address: string) => Promise<unknown>} */
const load = (address) => import(address);
/** @type {{ module: { run: (words: string[], load: (address: string) => Promise<unknown>) => Promise<number> } }} */
const { module } = await runnerImport(file, { configFile: false });
process.exitCode = await module.run(words, load);
