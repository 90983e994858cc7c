import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { source } from '#machines/demo-form/demo-form.machine.ts?drawing';
import type { MachineEntry } from '#machines/model.ts';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { locationsOf, sourcesOfPart } from '#src/atlas/kit/source-locations.ts';
import { sourceLocations, withLocations } from '#src/server/build/source-locations.ts';

const root = join(import.meta.dirname, '../..');
const { module } = await runnerImport<{
  machines: Record<string, MachineEntry>;
}>(join(root, 'machines/index.ts'), {
  configFile: false,
  plugins: [sourceLocations(root, join(root, 'machines'))],
});

const endings = /^xstate\.(?:done|error|snapshot)\./;
const properties: Record<string, string> = {
  'xstate.done.': 'onDone',
  'xstate.error.': 'onError',
  'xstate.snapshot.': 'onSnapshot',
};

/** Returns the words of which the first line of a part holds one. */
function namesOf({ machine }: MachineEntry, key: string): string[] {
  const { states, transitions } = chartOf(machine);
  const state = states.find(({ id }) => id === key);
  if (state) return [state.parent === null ? 'id:' : state.key];
  const transition = transitions.find(({ id }) => id === key);
  if (!transition) return [key.slice(key.indexOf(' ') + 1)];
  const { trigger, eventType, targets, guard, actions } = transition;
  const name = trigger.kind === 'after' ? trigger.delay : eventType || 'always';
  const ending = endings.exec(name)?.[0] ?? '';
  return [
    properties[ending] ?? name,
    // One of several transitions for a trigger begins with its guard, target or actions.
    ...(guard ? ['guard:'] : []),
    ...targets.map(() => 'target:'),
    ...actions.map(() => 'actions:'),
  ];
}

test('§17.41 source: each part of each machine links to a line that names it', () => {
  const wrong = Object.values(module.machines).flatMap((entry) => {
    const locations = locationsOf(entry.machine);
    const chart = chartOf(entry.machine);
    const parts = [...chart.states, ...chart.transitions];
    const keys = new Set(parts.flatMap(({ id }) => sourcesOfPart(chart, id)));
    return [...keys].flatMap((key) => {
      const location = locations[key];
      if (!location) return `${key}: no location`;
      const line =
        readFileSync(join(root, location.file), 'utf8').split('\n')[location.line - 1] ?? '';
      const isNamed = namesOf(entry, key).some((name) => line.includes(name));
      return isNamed ? [] : `${key}: ${location.file}:${location.line} ${line.trim()}`;
    });
  });
  expect(wrong).toEqual([]);
});

test('§17.41 source: transitions that share a trigger have their own lines', async () => {
  const code = `export const config = {
  initial: 'a',
  states: {
    a: {
      on: {
        go: [
          { guard: 'isLate', target: 'b' },
          { target: 'a' },
        ],
        ...shared,
      },
    },
    b: {},
  },
};`;
  const text = encodeURIComponent(withLocations(`const shared = { stop: 'b' };\n${code}`, 'a.ts'));
  const { config } = (await import(/* @vite-ignore */ `data:text/javascript,${text}`)) as {
    config: never;
  };
  const locations = locationsOf(createMachine(config));
  const lines = Object.entries(locations).map(([part, { line, end }]) => `${part} ${line}-${end}`);
  expect(lines).toEqual([
    '(machine).a 5-13',
    '(machine).b 14-14',
    '(machine).a go 0 8-8',
    '(machine).a go 1 9-9',
    '(machine).a stop 0 1-1',
  ]);
});

test('§17.41 source: a served machine has the text of each file that its locations name', () => {
  const [firstFile] = Object.keys(source!.files);
  expect(firstFile).toBe('machines/demo-form/demo-form.machine.ts');
  for (const { file, end } of Object.values(source!.locations))
    expect(source!.files[file]!.split('\n').length).toBeGreaterThanOrEqual(end);
});
