import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const camel = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the record's source for the machines of these ids (contracts §7). */
function machineRecord(ids: readonly string[]): string {
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
    '// Written by src/server/build/machine-record.ts from the folders beside it.',
    ...imports,
    "import { entry, type MachineEntry } from './model';",
    '',
    '/** Every machine of the product by its id (contracts §7). */',
    'export const machines: Record<string, MachineEntry> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

/** Brings `machines/index.ts` up to date; writes only where something changed. */
function writeMachineRecord(folder: string): void {
  const ids = readdirSync(folder).filter((id) => existsSync(join(folder, id, `${id}.machine.ts`)));
  const file = join(folder, 'index.ts');
  const record = machineRecord(ids.sort());
  if (!existsSync(file) || readFileSync(file, 'utf8') !== record) writeFileSync(file, record);
}

/** Keeps the record of all machines complete: a new folder is found by itself. */
export function machineRecordPlugin(folder: string): Plugin {
  return {
    name: 'machine-record',
    config: () => writeMachineRecord(folder),
    configureServer({ watcher }) {
      watcher.add(folder);
      watcher.on('all', (_, path) => {
        if (path.endsWith('.machine.ts')) writeMachineRecord(folder);
      });
    },
  };
}
