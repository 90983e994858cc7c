import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findingsOf } from '#src/atlas/app/sections/checks.tsx';
import { machineData } from '#src/atlas/drawings/machine-data.ts';
import { machines } from '#machines/index.ts';
import { checkModel } from '#src/atlas/kit/model-check.ts';
import { coverageOfPart } from '#src/atlas/app/coverage/part-coverage.tsx';
import { faultOf, layerLabels, markOf, partsCount } from '#src/atlas/app/coverage/coverage-text.ts';
import type { Count, MachineCoverage } from '#src/atlas/app/coverage/read-coverage.ts';

const count = (seen: number, of: number, more: Partial<Count> = {}): Count => ({
  seen,
  of,
  missing: [],
  excluded: [],
  ...more,
});
const layer = (states: Count, transitions: Count) => ({
  paths: 1,
  steps: 1,
  counts: { states, transitions },
});

const door: MachineCoverage = {
  actor: layer(count(2, 2), count(3, 3)),
  view: layer(
    count(1, 2, { missing: ['state door.open'] }),
    count(2, 2, {
      excluded: [{ what: 'transition door.shut push 0', because: 'It is locked.' }],
    }),
  ),
  mutants: {
    killed: 7,
    of: 9,
    survivors: ['door.open: kick heard', 'door.open pull 0: retargeted to open: wide'],
  },
};

test('§17 atlas: a surviving mutant marks its part in its layer only', () => {
  expect(markOf(door, 'actor', 'door.open pull 0')).toBe('survived');
  expect(markOf(door, 'view', 'door.open pull 0')).toBe('');
  expect(markOf(door, 'page', 'door.open pull 0')).toBe('');
  expect(markOf(null, 'view', 'door.open pull 0')).toBe('');
});

test('§17 atlas: marks rank missing before surviving, and show exclusions', () => {
  expect(markOf(door, 'view', 'door.open')).toBe('missing');
  expect(markOf(door, 'view', 'door.shut push 0')).toBe('excluded');
  expect(markOf(door, 'view', 'door.shut')).toBe('');
});

test('§17 atlas: a mutant’s kind is separated from its part', () => {
  expect(faultOf('door.open pull 0: retargeted to open: wide')).toEqual({
    part: 'door.open pull 0',
    fault: 'retargeted to open: wide',
  });
});

test('§17 atlas: the list counts the states and transitions of every layer', () => {
  expect(partsCount(door)).toEqual({ seen: 8, of: 9 });
});

test('§17 atlas: the checks of each machine have no fault and list the dead ends that it declares', () => {
  for (const entry of Object.values(machines)) {
    const findings = [...findingsOf(machineData(entry)).values()].flat();
    const faults = findings.filter(({ kind }) => kind === 'fault');
    expect(faults, entry.id).toEqual([]);
    const ends = findings.filter(({ text }) => text.startsWith('Dead end'));
    expect(ends.map(({ part }) => part)).toEqual(Object.keys(entry.model.sinks ?? {}));
  }
});

test('§17 atlas: each layer names the file of its tests', () => {
  for (const { file } of Object.values(layerLabels)) expect(existsSync(file), file).toBe(true);
});

test('§17 atlas: the selected part has its layers and its journeys', () => {
  expect(coverageOfPart(door, 'actor', 'door.open')).toEqual({
    isCovered: true,
    because: null,
  });
  expect(coverageOfPart(door, 'view', 'door.open')).toEqual({
    isCovered: false,
    because: null,
  });
  expect(coverageOfPart(door, 'view', 'door.shut push 0').because).toBe('It is locked.');
  const { byPart } = checkModel(machines['console-scene']!);
  expect(byPart.get('console-scene.playing scene.paused 0')?.journeys).toEqual([
    '§2 scene: resuming continues at the paused beat',
  ]);
  expect(byPart.get('console-scene.paused')?.journeys).toHaveLength(1);
  expect(byPart.get('console-scene.solved')?.journeys).toHaveLength(
    machines['console-scene']!.model.journeys.length,
  );
});
