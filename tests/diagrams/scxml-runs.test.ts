// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf, randomRun } from '#e2e/support/machines/random-runs.ts';
import { scxml } from '#src/atlas/drawings/files/scxml.ts';
import { xstateJson } from '#src/atlas/drawings/files/xstate-json.ts';
import { dataOf } from './hostile-names';
import { randomMachine } from './random-machine';
import { runInScionCore } from './scion-core';

const region = (event: string) => ({
  initial: 'on',
  states: { on: { on: { [event]: 'off' } }, off: { type: 'final' } },
});
const nested = { type: 'parallel', states: { a: region('a'), b: region('b') } };
const both = { type: 'parallel', onDone: 'end', states: { nested, c: region('c') } };
const inner = { initial: 'in', states: { in: { on: { go: 'out' } }, out: {} } };
const states = { inner, late: {}, was: { type: 'history', history: 'deep' } };
const outer = { initial: 'inner', on: { leave: 'off', again: 'outer' }, after: { 450: '.late' } };
/** Rare in random machines: a parallel state in another, a deep history, a delay that continues. */
const rare: Record<string, unknown>[] = [
  { id: 'm', initial: 'both', states: { both, end: {} } },
  {
    id: 'm',
    initial: 'outer',
    states: { outer: { ...outer, states }, off: { on: { back: 'outer.was' } } },
  },
];
type Machine = typeof randomMachine extends fc.Arbitrary<infer Value> ? Value : never;
const examples = rare.flatMap((config) =>
  Array.from({ length: 8 }, (_, run): [Machine, number] => [{ config, delays: {} }, run * 3]),
);

test('§17.29 SCXML: SCION enters the states of XState, step by step, in random machines', () => {
  fc.assert(
    fc.property(randomMachine, fc.nat(), (machine, seed) => {
      const data = dataOf(machine);
      const config = JSON.parse(xstateJson(data)) as never;
      const runs = [0, 1, 2].map((index) =>
        randomRun({ chart: data.chart, config, seed: seed + index }),
      );
      const xml = scxml(data);
      const named = [...xml.replaceAll('<data id', '<data').matchAll(/ id="([^"]*)"/g)];
      const ids = ['context', 'guards', 'holds', 'delays', ...named.map(([, id]) => id)];
      expect(ids).toEqual([...new Set(ids)]);
      const found = runInScionCore(xml, runs);
      for (const [index, run] of runs.entries())
        expect(differenceOf(run, found[index] ?? [])).toBeNull();
    }),
    {
      numRuns: Number(process.env['PROPERTY_RUNS'] ?? 20) + examples.length,
      endOnFailure: true,
      examples,
    },
  );
}, 600_000);
