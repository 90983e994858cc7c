import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { entryOf } from '#src/atlas/kit/portable/portable-entry.ts';
import { sourceOf } from '#src/server/export/source-of.ts';
import { exportMachines } from '#src/server/export/export-machines.ts';
import { machinesFrom } from '#src/server/export/machine-sources.ts';
import { foreignEntries, foreignFolder } from './foreign-cases';
import { portableEntries } from '#src/server/export/portable-entries.ts';

const root = join(import.meta.dirname, '../..');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'machines-'));
  const files: Record<string, string> = {
    'door.ts': `import { createMachine, not, or } from 'xstate';
      export const door: unknown = createMachine({ id: 'door', on: { open: { guard: or([not('a'), 'b']) } } });
      export { door as default };`,
    'deep/lamp.js': `export const lamp = (await import('xstate')).createMachine({});`,
    'deep/index.ts': `export { lamp } from './lamp.js';`,
    'deep/order.json': '{ "initial": "a", "states": { "a": {} } }',
    'broken.ts': `import 'xstate';\nthrow new Error('no window');`,
    'torn.json': '{ "states": ',
    'wrong.json': '{ "initial": "b", "states": { "a": { "on": { "x": "c" } } } }',
    'factory.ts': `import { createMachine } from 'xstate';\nexport const make = () => createMachine({});`,
    'use.ts': `import 'xstate';\nexport const shown = 1;`,
    'set.js': `import { createActor, createMachine } from 'xstate';
      export const set = { one: createMachine({}) };
      export const running = createActor(createMachine({ id: 'run' }));`,
    'door.test.ts': `import 'xstate';\nthrow new Error('a test ran');`,
    'node_modules/other/index.js': `import 'xstate';\nthrow new Error('a package ran');`,
    'package.json': '{ "name": "other" }',
    'notes.md': 'createMachine',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('§17 export: reads each machine of a folder once, without its packages, and continues after a broken file', async () => {
  const { machines, failures } = await machinesFrom(folder, root);
  expect(machines.map(({ file, name }) => `${file} ${name}`)).toEqual([
    'deep/lamp.js lamp',
    'deep/order.json null',
    'door.ts door',
    'set.js set.one',
    'set.js running',
  ]);
  expect(failures.map(({ file }) => file)).toEqual([
    'broken.ts',
    'factory.ts',
    'torn.json',
    'wrong.json',
  ]);
  expect(failures[0]?.reason).toBe('no window');
  // The guard is composed by the same XState that reads it.
  const [, , door, listed] = portableEntries(machines);
  expect(listed?.title).toBe('one');
  expect(door?.portable.config.on).toEqual({
    open: [{ guard: { composed: 'or', guards: [{ composed: 'not', guards: ['a'] }, 'b'] } }],
  });
});

test('§17 export: each part of a machine in code has its line in the source', async () => {
  const { folder: from, machines } = await machinesFrom(foreignFolder, root);
  const wrong = portableEntries(machines).flatMap((entry, index) => {
    const portable = entryOf(entry).machine;
    const source = sourceOf(machines[index]!.machine, portable, from);
    if (entry.file.endsWith('.json')) return source === null ? [] : entry.file;
    const { states, transitions } = chartOf(portable);
    return [
      ...states
        .filter(({ parent }) => parent !== null)
        .map(({ id, key }) => ({ id, names: [key] })),
      ...transitions.map(({ id, eventType }) => ({
        id,
        names: [eventType, 'after', 'always', 'onDone', 'onError', 'guard', 'target', 'actions'],
      })),
    ].flatMap(({ id, names }) => {
      const location = source?.locations[id];
      const line = location && source.files[location.file]?.split('\n')[location.line - 1];
      // A dot in a key is an underscore in the portable form.
      const isNamed = names.some((name) =>
        line?.replaceAll('.', '_').includes(name.replaceAll('.', '_')),
      );
      return isNamed ? [] : `${id}: ${line}`;
    });
  });
  expect(wrong).toEqual([]);
});

test('§17 export: reads the same machines from files as from modules', async () => {
  const { machines, failures } = await machinesFrom(foreignFolder, root);
  expect(failures).toEqual([]);
  const byFile = (entries: readonly { file: string }[]) =>
    entries.map(({ file }) => file).toSorted();
  expect(byFile(portableEntries(machines))).toEqual(byFile(foreignEntries));
});

test.each([
  ['no folder', ['--from', 'x'], 'npm run machines -- --from FILE_OR_FOLDER --out FOLDER'],
  ['an unknown word', ['--form', 'x', '--out', 'y'], 'npm run machines -- --from'],
  ['a missing file', ['--from', 'none.ts', '--out', 'y'], 'none.ts: no such file'],
  ['another kind of file', ['--from', 'README.md', '--out', 'y'], 'README.md: not a TypeScript'],
])('§17 export: fails and says why for %s', async (_, words, expected) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await exportMachines(words, root)).toBe(1);
  expect(error.mock.calls.join('\n')).toContain(expected);
});
