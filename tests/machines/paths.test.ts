import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { machines } from '#machines/index.ts';
import { runThrough } from '../model';
import { driversOf } from '../models/drivers';
import { planOf, unvisitedBy } from '../models/paths';
import { providedNames, steeredMachine } from './steered-machine';

const entries = Object.values(machines);
const listed = JSON.parse(readFileSync('machines/unvisited.json', 'utf8')) as Record<
  string,
  object
>;
const plain = (snapshot: AnyMachineSnapshot) => ({
  value: snapshot.value as unknown,
  context: snapshot.context as unknown,
  status: snapshot.status,
});
const overJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  const { machine, model } = entry;

  test('§17.17: real actors pass every state and transition, and use every effect', async () => {
    const { paths, missing } = planOf(entry);
    expect(missing).toEqual([]);
    const steered = steeredMachine(machine);
    const ran = new Set<string>();
    for (const { start, steps } of paths) {
      const actor = steered.start(model.input);
      const all = steps.map(({ event, after: state }) => ({ event, state }));
      await runThrough(entry, [{ event: { type: 'xstate.init' }, state: start }, ...all], {
        take: actor.take,
        check: (expected) => {
          const actual = plain(actor.snapshot());
          assert.deepStrictEqual(actual, plain(expected));
          assert.deepStrictEqual(overJson(actual), actual);
        },
      });
      actor.effects().forEach((name) => ran.add(name));
      actor.stop();
    }
    expect([...ran].toSorted()).toEqual(providedNames(machine));
  });

  test('§17.17: a visitor reaches every state and transition, or there is a reason', () => {
    const { parts, stale } = unvisitedBy(driversOf(entry), entry);
    expect(Object.values(parts)).not.toContain(null);
    expect(stale).toEqual([]);
    expect(listed[entry.id], 'run npm run machines').toEqual(parts);
  });
});
