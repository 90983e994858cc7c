// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf, randomRun } from '#e2e/support/machines/random-runs.ts';
import { scxml } from '#src/atlas/drawings/files/scxml.ts';
import { xstateJson } from '#src/atlas/drawings/files/xstate-json.ts';
import { dataOf, randomMachine } from './random-machine';
import { runInScionCore } from './scion-core';

/** More in the full run. */
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 20);

const region = (event: string) => ({
  initial: 'on',
  states: { on: { on: { [event]: 'off' } }, off: { type: 'final' }, idle: {} },
});
const outer = {
  type: 'parallel',
  onDone: 'end',
  states: {
    inner: { type: 'parallel', states: { a: region('a'), b: region('b') } },
    c: region('c'),
  },
};
/** Shapes that random machines rarely take: a parallel state in another, a wildcard above regions. */
const rare = [
  { id: 'm', initial: 'outer', states: { outer, end: {} } },
  {
    id: 'm',
    type: 'parallel',
    on: { '*': '.a.idle' },
    states: { a: region('a'), b: region('b.c') },
  },
].map((config): [{ config: { id: string }; delays: Record<string, number> }, number] => [
  { config, delays: {} },
  1,
]);

test(
  '§17 SCXML: SCION enters the states of XState, step by step, in random machines',
  { timeout: 600_000 },
  () => {
    fc.assert(
      fc.property(randomMachine, fc.integer(), (machine, seed) => {
        const data = dataOf(machine);
        const config = JSON.parse(xstateJson(data)) as never;
        const runs = [0, 1, 2].map((index) =>
          randomRun({ chart: data.chart, config, seed: seed + index }),
        );
        const found = runInScionCore(scxml(data), runs);
        for (const [index, run] of runs.entries())
          expect(differenceOf(run, found[index] ?? [])).toBeNull();
      }),
      { numRuns: numRuns + rare.length, examples: rare, endOnFailure: true },
    );
  },
);
