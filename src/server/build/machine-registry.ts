import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const camel = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the source of `machines/index.ts` (specification §17). */
function registrySource(ids: readonly string[]): string {
  const imports = ids.flatMap((id) => [
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
  return [
    '// Written by src/server/build/machine-registry.ts from the folders here.',
    ...imports,
    "import { entry, type MachineEntry } from './model';",
    '',
    '/** Every machine of the product, by id (specification §17). */',
    'export const machines: Record<string, MachineEntry> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

/** Updates `machines/index.ts` if the list of machines has changed. */
function writeRegistry(folder: string): void {
  const ids = readdirSync(folder).filter((id) => existsSync(join(folder, id, `${id}.machine.ts`)));
  const file = join(folder, 'index.ts');
  const source = registrySource(ids.sort());
  if (!existsSync(file) || readFileSync(file, 'utf8') !== source) writeFileSync(file, source);
}

/** Generates the machine registry at start and whenever a machine file appears or goes. */
export function machineRegistry(folder: string): Plugin {
  return {
    name: 'machine-registry',
    config: () => writeRegistry(folder),
    configureServer({ watcher }) {
      watcher.add(folder);
      watcher.on('all', (_, path) => {
        if (path.endsWith('.machine.ts')) writeRegistry(folder);
      });
    },
  };
}
