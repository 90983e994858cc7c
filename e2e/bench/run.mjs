import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Node 20 cannot load TypeScript, so Vite does. `run.mjs NAME` runs NAME.ts of this folder.
const [name, ...args] = process.argv.slice(2);
const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
/**
 * Imports with Node: Vite's runner is closed once the module has loaded.
 * @type {(url: string) => Promise<unknown>}
 */
const load = (url) => import(url);
/** @type {{ module: { run: (args: string[], load: (url: string) => Promise<unknown>) => Promise<number> } }} */
const { module } = await runnerImport(file, { configFile: false });
process.exitCode = await module.run(args, load);
