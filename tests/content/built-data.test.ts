import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { builtData } from '#src/server/build/built-data.ts';

type Exports = Record<string, unknown>;
const written = import.meta.glob<Exports>(
  ['../../content/*.built.ts', '../../src/features/**/*.built.ts'],
  { eager: true },
);

test.each(Object.entries(written))(
  'speed: the data of %s in a build are what the module exports',
  async (name, exported) => {
    const result = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [builtData([])],
      build: {
        write: false,
        lib: { entry: resolve(import.meta.dirname, name), formats: ['es'] },
      },
    });
    const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
    const [{ code, imports }] = output;
    expect(imports).toEqual([]);
    const url = `data:text/javascript,${encodeURIComponent(code)}`;
    const built = (await import(/* @vite-ignore */ url)) as Exports;
    expect({ ...built }).toEqual(JSON.parse(JSON.stringify(exported)));
  },
);
