import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative, resolve, sep } from 'node:path';
import { createMachine, type AnyStateMachine } from 'xstate';
import { createServer, type Plugin } from 'vite';
import { sourceLocations } from './source-locations.ts';

/** A machine that a file exports. */
export interface FoundMachine {
  machine: AnyStateMachine;
  /** The path of the file, relative to the searched folder. */
  file: string;
  /** The name of the export, or the path to a machine in it; null in a JSON file. */
  name: string | null;
}

export interface FoundMachines {
  /** The folder of the files. */
  folder: string;
  machines: FoundMachine[];
  /** The files that could not be read, with the reason. */
  failures: { file: string; reason: string }[];
}

const codeEndings = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'];
const isCode = (file: string) => codeEndings.includes(extname(file));
const isTest = (file: string) => /\.(?:test|spec|d)\.\w+$/.test(file);

/** Returns the files below a folder; a module's index last, because it may only re-export. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const found = entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
  });
  const isIndex = (path: string) => basename(path).startsWith('index.');
  return [...found.filter((path) => !isIndex(path)), ...found.filter(isIndex)];
}

/** Returns the files of a folder that may export a machine. */
const candidates = (folder: string) =>
  filesBelow(folder).filter((file) => {
    if (extname(file) === '.json')
      return /"(?:states|initial)"\s*:/.test(readFileSync(file, 'utf8'));
    return isCode(file) && !isTest(file) && /xstate|createMachine/.test(readFileSync(file, 'utf8'));
  });

/** Returns whether a value is a machine of XState 5, of whatever copy of the library. */
const isMachine = (value: unknown): value is AnyStateMachine => {
  if (typeof value !== 'object' || value === null) return false;
  const { root, implementations, getInitialSnapshot } = value as Partial<AnyStateMachine>;
  return (
    typeof root === 'object' &&
    typeof implementations === 'object' &&
    getInitialSnapshot !== undefined
  );
};

/** Returns the machines of an export: itself, the logic of an actor, or those in a list or an object. */
function machinesOf(name: string, value: unknown): { name: string; machine: AnyStateMachine }[] {
  if (isMachine(value)) return [{ name, machine: value }];
  if (typeof value !== 'object' || value === null) return [];
  const { logic } = value as { logic?: unknown };
  if (isMachine(logic)) return [{ name, machine: logic }];
  return Object.entries(value).flatMap(([key, machine]) =>
    isMachine(machine) ? [{ name: `${name}.${key}`, machine }] : [],
  );
}

/** Makes every file use this project's XState, whether or not its folder has one. */
const ownXState = (root: string): Plugin => ({
  name: 'own-xstate',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!/^xstate(?:\/|$)/.test(source) || importer?.startsWith(root)) return null;
    return this.resolve(source, join(root, 'package.json'), { skipSelf: true });
  },
});

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Reads the machines of one file. Throws an error that says why it can't. */
async function machinesIn(
  file: string,
  load: (file: string) => Promise<Record<string, unknown>>,
): Promise<{ name: string | null; machine: AnyStateMachine }[]> {
  if (extname(file) === '.json') {
    const config = JSON.parse(readFileSync(file, 'utf8')) as never;
    return [{ name: null, machine: createMachine(config) as AnyStateMachine }];
  }
  if (!isCode(file)) throw new Error('not a TypeScript, JavaScript or JSON file');
  const module = await load(file);
  // The default export last: it often repeats a named one.
  const names = Object.keys(module).sort(
    (a, b) => Number(a === 'default') - Number(b === 'default'),
  );
  return names.flatMap((name) => machinesOf(name, module[name]));
}

/**
 * Reads the machines that a file or the files of a folder export, each machine once. A file that does
 * not load stops no other.
 */
export async function machinesFrom(path: string, root: string): Promise<FoundMachines> {
  const whole = resolve(path);
  if (!existsSync(whole))
    return { folder: whole, machines: [], failures: [{ file: path, reason: 'no such file' }] };
  const isFolder = statSync(whole).isDirectory();
  const folder = isFolder ? whole : resolve(whole, '..');
  const server = await createServer({
    configFile: false,
    root: folder,
    cacheDir: join(root, 'node_modules/.vite-export'),
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { tsconfigPaths: true },
    plugins: [ownXState(root), sourceLocations(folder)],
  });
  const found: FoundMachines = { folder, machines: [], failures: [] };
  try {
    const load = (file: string) => server.ssrLoadModule(file);
    for (const file of isFolder ? candidates(whole) : [whole]) {
      const shown = relative(folder, file).split(sep).join('/');
      try {
        const machines = await machinesIn(file, load);
        // Other modules of a folder may only use machines.
        const isExpected = !isFolder || /\bcreateMachine\(/.test(readFileSync(file, 'utf8'));
        if (machines.length === 0 && isExpected) throw new Error('exports no XState 5 machine');
        for (const { name, machine } of machines)
          if (!found.machines.some((known) => known.machine === machine))
            found.machines.push({ file: shown, name, machine });
      } catch (error) {
        found.failures.push({ file: shown, reason: firstLine(error) });
      }
    }
  } finally {
    await server.close();
  }
  return found;
}
