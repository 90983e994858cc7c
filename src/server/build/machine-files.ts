import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';

/** Files in `machines/diagrams` that another script writes. */
const notOurs = ['coverage.json'];

interface Writer {
  machineFiles: (entries: readonly unknown[]) => Promise<Map<string, string>>;
}
interface Registry {
  machines: { [id: string]: unknown };
}

/** Writes changed files and removes stale diagrams. Returns the paths of both. */
export function bringUpToDate(folder: string, files: ReadonlyMap<string, string>): string[] {
  const touched: string[] = [];
  for (const [path, text] of files) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    touched.push(path);
  }
  const known = existsSync(join(folder, 'diagrams')) ? readdirSync(join(folder, 'diagrams')) : [];
  for (const name of known) {
    if (notOurs.includes(name) || files.has(`diagrams/${name}`)) continue;
    rmSync(join(folder, 'diagrams', name));
    touched.push(`diagrams/${name}`);
  }
  return touched;
}

/** Updates `machines/diagrams` and `machines/README.md` (`npm run machines`). */
export async function run(): Promise<number> {
  const root = join(import.meta.dirname, '../../..');
  const options = { configFile: false } as const;
  const registry = await runnerImport<Registry>(join(root, 'machines/index.ts'), options);
  const writer = await runnerImport<Writer>(
    join(root, 'src/atlas/drawings/files/files.ts'),
    options,
  );
  const files = await writer.module.machineFiles(Object.values(registry.module.machines));
  const touched = bringUpToDate(join(root, 'machines'), files);
  console.log(`${files.size} machine files, ${touched.length} changed`);
  return 0;
}
