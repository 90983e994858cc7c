import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot as Snapshot } from 'xstate';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/model.ts';
import { checkModel } from '#src/atlas/kit/model-check.ts';
import { runThrough } from '../model';
import type { Driver } from '../models/driver';
import { runLayer } from '../models/layer';
import { replayLine } from '../replay-link';
import { pureStart, pureStep } from '#src/atlas/kit/pure-step.ts';

/** Describes each assertion that a machine breaks, with the shortest path to the violation. */
const brokenIn = (entry: MachineEntry, results = checkModel(entry).results): string[] =>
  results.flatMap(({ assertion, violatedBy }) => {
    if (!violatedBy) return [];
    const path = violatedBy.map((event) => JSON.stringify(event)).join(' → ');
    return [`${assertion}, but not after ${path || '(start)'}${replayLine(entry, violatedBy)}`];
  });

describe.each(Object.values(machines).map((entry) => [entry.id, entry] as const))(
  '%s',
  (_, entry) => {
    const { invariants, steps = {} } = entry.model;

    test('§17.20: its invariants hold in every reachable state, and the atlas lists each', () => {
      const { results, isExhausted } = checkModel(entry);
      expect(brokenIn(entry, results)).toEqual([]);
      expect(isExhausted).toBe(true);
      const names = results.map(({ assertion }) => assertion);
      expect(names).toEqual([...Object.keys(invariants), ...Object.keys(steps)]);
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

test('§17.20: a broken invariant is reported with the shortest path to it', () => {
  expect(brokenIn(leaky)).toEqual([
    'the door is never locked, but not after {"type":"lock"}\nReplay: /machines/door?run=1~lock',
    'a locked door opens for no force, but not after {"type":"lock"} → {"type":"kick"}\nReplay: /machines/door?run=1~lock~kick',
  ]);
  const { states, steps } = checkModel(leaky);
  expect([states, steps]).toEqual([3, 12]);
});

test('§17.22: a failed path names the page that replays it, unless it begins elsewhere', async () => {
  const { machine } = leaky;
  const check = () => {
    throw new Error('unexpected state');
  };
  const event = { type: 'lock' };
  const failedFrom = (start: Snapshot) => {
    const state = pureStep(machine, start, event).after;
    const steps = [
      { event: { type: 'xstate.init' }, state: start },
      { event, state },
    ];
    return runThrough(leaky, steps, { take: () => undefined, check });
  };
  const shut = pureStart(machine).after;
  await expect(failedFrom(shut)).rejects.toThrow(
    /unexpected state[^]*\nReplay: \/machines\/door\?run=1~lock$/,
  );
  const open = pureStep(machine, shut, { type: 'push' }).after;
  await expect(failedFrom(open)).rejects.not.toThrow(/Replay/);
});

test('§17.22: a failed state assertion names the state and its description', async () => {
  const machine = createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { description: 'Keeps the rain out.' } },
  });
  const model = { events: {}, invariants: {}, journeys: [] };
  const driver = { open: () => Promise.resolve(), drainLog: () => Promise.resolve(null) };
  const shut = () => Promise.reject(new Error('0 visible'));
  const run = runLayer(
    { machine, model },
    [{ path: '/door', events: {}, stateAssertions: { shut } }],
    { driver: () => driver as unknown as Driver, poll: () => Promise.resolve(false) },
  );
  await expect(run).rejects.toThrow(/shut: Keeps the rain out\.\n0 visible/);
});

test('§17.20: invariants are checked on journeys that the model does not generate', () => {
  const { model } = leaky;
  const events = { ...model.events, lock: [] };
  const byHand = { title: 'by hand', events: [{ type: 'lock' }], end: 'locked' };
  const broken = (journeys: MachineEntry['model']['journeys']) =>
    brokenIn({ ...leaky, model: { ...model, events, journeys } });
  expect(broken([])).toEqual([]);
  expect(broken([byHand])).toEqual([expect.stringMatching(/^the door is never locked, but not/)]);
});
