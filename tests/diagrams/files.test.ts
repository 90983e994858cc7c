import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { spawnChild } from 'xstate';
import { machines } from '#machines/index.ts';
import { machineFiles } from '#src/atlas/drawings/files/files.ts';
import { limitLines } from '#src/atlas/drawings/files/limits.ts';
import { bringUpToDate, registryOf } from '#src/server/build/machine-files.ts';
import { dataOf } from './hostile-names';

const folder = join(import.meta.dirname, '../../machines');
const entries = Object.values(machines);
const scratch = mkdtempSync(join(tmpdir(), 'machine-files-'));
const textOf = (path: string) =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null;

/** Generates all files once for every test below, because layout takes a while. */
const files = await machineFiles(entries);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('§17.24: generated machine files', () => {
  test('none is stale or missing', () => {
    expect(files.size).toBeGreaterThan(entries.length);
    const stale = [...files].flatMap(([path, text]) => (textOf(path) === text ? [] : path));
    expect(stale, 'run npm run machines').toEqual([]);
  });

  test('the registry lists every machine', () =>
    expect(textOf('index.ts'), 'run npm run machines').toBe(registryOf(folder)));

  test('none is left over', () => {
    const present = readdirSync(join(folder, 'diagrams')).map((name) => `diagrams/${name}`);
    const extra = present.filter((path) => !files.has(path));
    expect(extra, 'run npm run machines').toEqual([]);
  });

  test('another order of machines gives the same bytes', async () => {
    const some = entries.filter(({ id }) => id.endsWith('form')).toReversed();
    const again = [...(await machineFiles(some))].filter(([path]) => path !== 'README.md');
    expect(again.length).toBeGreaterThan(10);
    for (const [path, text] of again) expect(files.get(path), path).toBe(text);
  });

  test('every link of the overview leads to a file, and every file is linked', () => {
    const page = files.get('README.md') ?? '';
    const linked = [...page.matchAll(/\]\((diagrams\/[^)]+)\)/g)].map(([, path]) => path!);
    expect([...new Set(linked)].sort()).toEqual(
      [...files.keys()].filter((path) => path !== 'README.md').sort(),
    );
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, id]) => id);
    expect(headings).toEqual(entries.map(({ id }) => id));
  });

  test('current files are kept, stale ones written, extra ones deleted', () => {
    const put = (path: string, text: string) => {
      mkdirSync(dirname(join(scratch, path)), { recursive: true });
      writeFileSync(join(scratch, path), text);
    };
    put('diagrams/current.md', 'same');
    put('diagrams/stale.md', 'old');
    put('diagrams/gone.md', 'of a machine that is gone');
    const wanted = new Map([
      ['diagrams/current.md', 'same'],
      ['diagrams/stale.md', 'new'],
      ['README.md', 'all'],
    ]);
    expect(bringUpToDate(scratch, wanted).sort()).toEqual([
      'README.md',
      'diagrams/gone.md',
      'diagrams/stale.md',
    ]);
    expect(readdirSync(join(scratch, 'diagrams')).sort()).toEqual(['current.md', 'stale.md']);
    expect(readFileSync(join(scratch, 'diagrams/stale.md'), 'utf8')).toBe('new');
    expect(bringUpToDate(scratch, wanted)).toEqual([]);
  });
});

/** Each limit of a format is stated for the machines it affects, and for no others. */
test.each([
  ['md', 'lead-outbox', 'backoff', true],
  ['md', 'demo-form', 'the computation of delays', false],
  ['mmd', 'demo-form', 'form.submitted 1', true],
  ['scxml', 'demo-form', 'sendRequest', true],
  ['svg', 'demo-form', 'the reasons for ignored events: field.changed', true],
  ['json', 'confetti', 'the duration of delays', false],
  ['json', 'confetti', '"fallDuration": ', true],
  ['scxml', 'lead-outbox', 'the computation of delays (1000 ms in this file): backoff', true],
] as const)('§17.36: %s of %s states "%s": %s', (ending, id, words, isSaid) => {
  const text = textOf(`diagrams/${id}.${ending}`) ?? '';
  expect(text.includes(words)).toBe(isSaid);
});

test('§17.36: a file lists what it leaves out of invoked and spawned actors', () => {
  const spawned = { id: 'watch', systemId: 'watch', input: 1 };
  const entry = [spawnChild('watch', spawned as never), spawnChild('tick', { input: 2 })];
  const invoke = { id: 'load', src: 'load', systemId: 'load', input: 3 };
  const config = { id: 'm', initial: 'a', states: { a: { entry, invoke } } };
  expect(limitLines(dataOf({ config }), 'scxml')).toEqual(
    expect.arrayContaining([
      'the code of actors: load, tick, watch',
      'the input of actors: load, tick, watch',
      'the system ids of actors: load, watch',
    ]),
  );
});
