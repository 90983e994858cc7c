import { expect, test } from 'vitest';
import { machines } from '#machines/index.ts';
import { coverageOfPart, journeysThrough } from '#src/atlas/app/coverage/part-coverage.tsx';
import { faultOf, markOf, partsCount } from '#src/atlas/app/coverage/coverage-text.ts';
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
    count(2, 2, { excluded: [{ what: 'transition door.shut push 0', because: 'It is locked.' }] }),
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

test('§17 atlas: the selected part has its layers and its journeys', () => {
  expect(coverageOfPart(door, 'actor', 'door.open')).toEqual({ isCovered: true, because: null });
  expect(coverageOfPart(door, 'view', 'door.open')).toEqual({ isCovered: false, because: null });
  expect(coverageOfPart(door, 'view', 'door.shut push 0').because).toBe('It is locked.');
  const scene = machines['console-scene']!;
  expect(journeysThrough(scene, 'console-scene.playing scene.paused 0')).toEqual([
    '§2 scene: resuming continues at the paused beat',
  ]);
  expect(journeysThrough(scene, 'console-scene.paused')).toHaveLength(1);
  expect(journeysThrough(scene, 'console-scene.solved')).toHaveLength(scene.model.journeys.length);
});
