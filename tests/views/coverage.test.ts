import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findingsOf } from '#src/atlas/app/sections/checks.tsx';
import { machineData } from '#src/atlas/drawings/machine-data.ts';
import { machines } from '#machines/index.ts';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { checkModel } from '#src/atlas/kit/model-check.ts';
import { layers, unvisitedIn } from '#src/atlas/app/coverage/read-coverage.ts';

test('§17.44 atlas: the checks of each machine have no fault and list the dead ends and choices that it declares', () => {
  for (const entry of Object.values(machines)) {
    const findings = [...findingsOf(machineData(entry)).values()].flat();
    const faults = findings.filter(({ kind }) => kind === 'fault');
    expect(faults, entry.id).toEqual([]);
    const ends = findings.filter(({ text }) => text.startsWith('Dead end'));
    expect(ends.map(({ part }) => part)).toEqual(Object.keys(entry.model.sinks ?? {}));
    const choices = findings.filter(({ text }) => text.startsWith('Non-deterministic'));
    const ids = chartOf(entry.machine).transitions.map(({ id }) => id);
    expect(choices.map(({ part }) => part)).toEqual(
      Object.keys(entry.model.ordered ?? {}).map((trigger) => `${trigger} 0`),
    );
    expect(ids).toEqual(expect.arrayContaining(choices.map(({ part }) => part)));
  }
});

test('§17.42 atlas: each layer names the file of its tests', () => {
  for (const { file } of layers) expect(existsSync(file), file).toBe(true);
});

test('§17.42 atlas: the selected part has the reason why no visitor reaches it, and its journeys', async () => {
  expect(await unvisitedIn('lead-outbox')).toEqual({
    'lead-outbox.delivering xstate.error.actor.deliverPending 0':
      'The outbox catches every failure of an attempt.',
  });
  expect(await unvisitedIn('console-scene')).toEqual({});
  const { byPart } = checkModel(machines['console-scene']!);
  expect(byPart.get('console-scene.playing scene.paused 0')?.journeys).toEqual([
    '§2.18 scene: resuming continues at the paused beat',
  ]);
  expect(byPart.get('console-scene.paused')?.journeys).toHaveLength(1);
  expect(byPart.get('console-scene.solved')?.journeys).toHaveLength(
    machines['console-scene']!.model.journeys.length,
  );
});
