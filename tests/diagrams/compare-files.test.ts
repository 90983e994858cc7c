import { expect, test } from 'vitest';
import { machines } from '#machines/index.ts';
import { readMachineFile, type FileConfig } from '#machines/machine-comparison/machine-file.ts';
import { entryOfFile, idIn } from '#src/atlas/app/compare/entry-of-file.ts';
import { runOfDifference } from '#src/atlas/app/compare/difference-run.ts';
import { readSimulation } from '#src/atlas/app/simulator/simulation-address.ts';
import { createSimulator } from '#src/atlas/kit/simulate.ts';
import { comparisonOf } from '#src/atlas/drawings/diff/diff-report.ts';
import { xstateJson } from '#src/atlas/drawings/files/xstate-json.ts';
import { machineData } from '#src/atlas/drawings/machine-data.ts';

const fileOf = (id: string) => xstateJson(machineData(machines[id]!));
const configIn = (text: string): FileConfig => {
  const file = readMachineFile(text);
  if (file.problem) throw new Error(file.problem.kind);
  return file.config;
};
const compared = (before: string, after: string) => {
  const [was, now] = [configIn(before), configIn(after)];
  const entries = [entryOfFile(was, idIn(now), now), entryOfFile(now, idIn(now), was)] as const;
  return { entries, ...comparisonOf(...entries) };
};

test('compare: a machine’s file has no differences from itself', () => {
  for (const id of Object.keys(machines)) {
    const { changes, isEqual } = compared(fileOf(id), fileOf(id));
    expect(changes, id).toEqual([]);
    expect(isEqual, id).toBe(true);
  }
});

test.each([
  ['header-dropdown', '"menu": "company"', '"menu": "customers"', 'guard: was'],
  ['demo-form', '#demo-form.failed"', '#demo-form.accepted"', 'target: was'],
  ['two-factor', '"initial": "disabled"', '"initial": "enabled"', 'initial state: was'],
])('compare: a change in %s is described and has a run that shows it', (id, was, now, says) => {
  const file = fileOf(id);
  expect(file).toContain(was);
  const { changes, difference, entries } = compared(file, file.replaceAll(was, now));
  expect(changes.flatMap((change) => change.says).join('\n')).toContain(says);
  const values = entries.map((entry) => {
    const { steps } = readSimulation(runOfDifference(entry, difference!));
    const simulation = createSimulator(entry).simulate(steps);
    expect(simulation.problem).toBeNull();
    const { snapshot } = simulation.steps.at(-1)?.after ?? simulation.start;
    return snapshot.value as unknown;
  });
  expect(values[0]).not.toEqual(values[1]);
});

test.each([
  ['go', { a: { on: { go: 'b' } }, b: { always: 'c' }, c: { always: 'b' } }],
  ['', { a: { always: 'b' }, b: { always: 'a' } }],
])(
  'compare: a version that loops forever after "%s" differs, and its run says so',
  (at, states) => {
    const ends = { initial: 'a', states: { a: { on: { go: 'b' } }, b: {}, c: {} } };
    const loops = { initial: 'a', states };
    const { difference, result, entries } = compared(JSON.stringify(ends), JSON.stringify(loops));
    expect(difference?.events.map(({ type }) => type).join()).toBe(at);
    expect(result).toContain('now an error or an endless loop');
    const { steps } = readSimulation(runOfDifference(entries[1], difference!));
    expect(createSimulator(entries[1]).simulate(steps).problem).toMatch(
      /^The machine loops forever/,
    );
  },
);

test('compare: a delay is compared by its name, and by its length if both files have it', () => {
  const file = fileOf('header-dropdown');
  const unknown = file
    .replaceAll('"120": [', '"openDelay": [')
    .replace('"openDelay": 120', '"openDelay": null');
  expect(unknown).not.toBe(file);
  expect(compared(unknown, file).isEqual).toBe(true);
  const longer = file
    .replaceAll('"120": [', '"130": [')
    .replace('"openDelay": 120', '"openDelay": 130');
  const { changes, delays, result } = compared(file, longer);
  expect(changes.flatMap(({ says }) => says)).toEqual([]);
  expect(delays).toEqual(['delay openDelay: was 120 ms, now 130 ms']);
  expect(result).toContain('was waits 120 ms, now waits 130 ms');
});

test('compare: a different id does not count', () => {
  const file = fileOf('two-factor');
  const renamed = file.replace('"id": "two-factor"', '"id": "door"').replaceAll('#two', '#door');
  expect(compared(file, renamed.replaceAll('#door-factor', '#door')).isEqual).toBe(true);
});

test.each([
  ['', { kind: 'empty' }],
  ['{', { kind: 'json' }],
  ['[]', { kind: 'states' }],
  ['{"states":{}}', null],
  ['{"states":{"a":{"on":{"go":"b"}}}}', { kind: 'xstate' }],
  [`{"states":{}}${' '.repeat(400_000)}`, { kind: 'length' }],
])('compare: %.20s is read or refused', (text, problem) => {
  const file = readMachineFile(text);
  if (problem === null) expect(file.problem).toBeNull();
  else expect(file.problem).toMatchObject(problem);
});
