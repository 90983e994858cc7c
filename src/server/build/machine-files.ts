import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';

interface Writer {
  machineFiles: (entries: readonly unknown[]) => Promise<Map<string, string>>;
}
interface Drivers {
  unvisitedFile: (entries: readonly unknown[]) => string;
}
interface Registry {
  machines: { [id: string]: unknown };
}

export const camel = (id: string) =>
  id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the source of `machines/index.ts` for the machines in `folder` (specification §17.1). */
export function registryOf(folder: string): string {
  const ids = readdirSync(folder).filter((id) => existsSync(join(folder, id, `${id}.machine.ts`)));
  const imports = ids
    .sort()
    .flatMap((id) => [
      `import { ${camel(id)}Machine } from './${id}/${id}.machine';`,
      `import * as ${camel(id)} from './${id}/${id}.model';`,
    ]);
  const rows = ids.map((id) => {
    const key = id.includes('-') ? `'${id}'` : id;
    const parts = [`'${id}'`, `${camel(id)}Machine`, camel(id)];
    const row = `  ${key}: entry(${parts.join(', ')}),`;
    if (row.length <= 100) return row;
    return [`  ${key}: entry(`, ...parts.map((part) => `    ${part},`), '  ),'].join('\n');
  });
  return `// Written by \`npm run machines\` from the folders here.
${imports.join('\n')}
import { entry, type MachineEntry } from './model';

/** Every machine of the product, by id (specification §17.1). */
export const machines: Record<string, MachineEntry> = {
${rows.join('\n')}
};
`;
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
  const names = existsSync(join(folder, 'diagrams')) ? readdirSync(join(folder, 'diagrams')) : [];
  for (const name of names) {
    if (files.has(`diagrams/${name}`)) continue;
    rmSync(join(folder, 'diagrams', name));
    touched.push(`diagrams/${name}`);
  }
  return touched;
}

/** Updates `machines/index.ts`, `diagrams` and the files next to it (`npm run machines`). */
export async function run(): Promise<number> {
  const root = join(import.meta.dirname, '../../..');
  const folder = join(root, 'machines');
  const options = { configFile: false } as const;
  writeFileSync(join(folder, 'index.ts'), registryOf(folder));
  const registry = await runnerImport<Registry>(join(folder, 'index.ts'), options);
  const writer = await runnerImport<Writer>(
    join(root, 'src/atlas/drawings/files/files.ts'),
    options,
  );
  const drivers = await runnerImport<Drivers>(join(root, 'tests/models/drivers.ts'), options);
  const entries = Object.values(registry.module.machines);
  const files = await writer.module.machineFiles(entries);
  files.set('unvisited.json', drivers.module.unvisitedFile(entries));
  const touched = bringUpToDate(folder, files);
  console.log(`${files.size} machine files, ${touched.length} changed`);
  return 0;
}
