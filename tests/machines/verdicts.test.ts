import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { machines } from '../../machines/index';
import type { MachineEntry } from '../../machines/model';
import { verdictsOf } from '../../machines/verdicts';

test.each(Object.values(machines).map((entry) => [entry.id, entry] as const))(
  '§7 contracts: %s keeps each of its promises wherever its cases lead',
  (_, entry) => {
    const { verdicts, isExhausted } = verdictsOf(entry);
    const { invariants, steps = {} } = entry.model;
    expect(verdicts.map(({ promise }) => promise)).toEqual([
      ...Object.keys(invariants),
      ...Object.keys(steps),
    ]);
    expect(verdicts.filter(({ brokenBy }) => brokenBy !== null)).toEqual([]);
    expect(isExhausted).toBe(true);
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
      'a push never shuts': ({ event, after }) =>
        (event as { type: string }).type !== 'push' || after.value !== 'shut',
    },
    journeys: [],
  },
};

test('§7 contracts: a broken promise is told with the shortest way to it, and what was looked at', () => {
  const { verdicts, situations, steps } = verdictsOf(leaky);
  expect(verdicts.map(({ brokenBy }) => brokenBy?.map(({ type }) => type) ?? null)).toEqual([
    ['lock'],
    ['lock', 'kick'],
    null,
  ]);
  expect([situations, steps]).toEqual([3, 12]);
});
