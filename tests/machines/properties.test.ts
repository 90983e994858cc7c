import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot as Snapshot } from 'xstate';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/model.ts';
import { verdictsOf } from '#src/atlas/kit/model-check.ts';
import { isKilledByJourneys } from './journeys';
import { brokenPromises } from './properties';

describe.each(Object.values(machines).map((entry) => [entry.id, entry] as const))(
  '%s',
  (_, entry) => {
    const { invariants, steps = {} } = entry.model;

    test('§7 contracts: what the product promises holds wherever the machine can be', () => {
      expect(brokenPromises(entry)).toEqual([]);
      expect(verdictsOf(entry).isExhausted).toBe(true);
    });

    test('§7 contracts: its journeys end where they should, with what they should have told the world', () => {
      expect(isKilledByJourneys(entry, entry.machine)).toBe(false);
    });

    test('§7 contracts: the atlas gives a verdict on each of them', () => {
      const names = verdictsOf(entry).verdicts.map(({ promise }) => promise);
      expect(names).toEqual([...Object.keys(invariants), ...Object.keys(steps)]);
    });

    test('§7 contracts: it promises two things at least, each in words', () => {
      const names = [...Object.keys(invariants), ...Object.keys(steps)];
      expect(names.length).toBeGreaterThanOrEqual(2);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[^.]* [^.]*[^. ]$/);
    });
  },
);

const leaky: MachineEntry = {
  id: 'door',
  title: 'Door',
  purpose: '',
  where: { routes: [], view: '' },
  machine: createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { push: 'open', lock: 'locked' } },
      open: { on: { pull: 'shut' } },
      locked: { on: { kick: 'open' } },
    },
  }),
  model: {
    events: { push: [{}], pull: [{}], lock: [{}], kick: [{}] },
    invariants: { 'the door is never locked': ({ value }) => value !== 'locked' },
    steps: {
      'a locked door opens for no force': ({ before, after }) =>
        before.value !== 'locked' || after.value !== 'open',
      'pulling never opens': ({ event, after }: { event: AnyEventObject; after: Snapshot }) =>
        event.type !== 'pull' || after.value !== 'open',
    },
    journeys: [],
  },
};

test('§7 contracts: a promise that is broken is told with the shortest way to it', () => {
  expect(brokenPromises(leaky)).toEqual([
    'the door is never locked, but not after {"type":"lock"}',
    'a locked door opens for no force, but not after {"type":"lock"} → {"type":"kick"}',
  ]);
  const { situations, steps } = verdictsOf(leaky);
  expect([situations, steps]).toEqual([3, 12]);
});

test('§7 contracts: a promise is asked where only a journey leads, too', () => {
  const { model } = leaky;
  const events = { ...model.events, lock: [] };
  const byHand = { title: 'by hand', events: [{ type: 'lock' }], end: 'locked' };
  const told = (journeys: MachineEntry['model']['journeys']) =>
    brokenPromises({ ...leaky, model: { ...model, events, journeys } });
  expect(told([])).toEqual([]);
  expect(told([byHand])).toEqual(['the door is never locked, but not after {"type":"lock"}']);
});
