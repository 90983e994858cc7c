// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { differenceOf, randomRun } from '#e2e/support/machines/random-runs.ts';
import { scxml } from '#src/atlas/drawings/files/scxml.ts';
import { xstateJson } from '#src/atlas/drawings/files/xstate-json.ts';
import { dataOf } from './hostile-names';
import { runInScionCore } from './scion-core';

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
const shapes: Record<string, object> = {
  'a parallel state in another': { initial: 'outer', states: { outer, end: {} } },
  'a wildcard above regions': {
    type: 'parallel',
    on: { '*': '.a.idle' },
    states: { a: region('a'), b: region('b.c') },
  },
  'partial wildcards, guards and names that differ in one sign': {
    initial: 'v1.0',
    states: {
      'v1.0': { on: { 'go.*': 'v1_0', 'go.on': { guard: 'is', target: 'last' }, 去: 'last' } },
      v1_0: { on: { 来: 'v1\\.0', go: [{ guard: 'is', target: 'last' }, { target: 'v1\\.0' }] } },
      last: { on: { 'go.on.far': 'v1_0' } },
    },
  },
  'delays, history, an eventless transition and an actor': {
    initial: 'a',
    states: {
      a: { after: { 3000: 'b', 60: { guard: 'is', target: 'c' } }, on: { back: 'b.was' } },
      b: {
        initial: 'x',
        on: { leave: 'a' },
        invoke: { id: 'load', src: 'load', onDone: 'c', onError: 'a' },
        states: {
          x: { initial: 'in', states: { in: { on: { go: 'out' } }, out: {} } },
          y: { always: { guard: 'is', target: 'x' } },
          was: { type: 'history', history: 'deep' },
        },
        after: { 900: '.y' },
      },
      c: { on: { '*': 'a' } },
    },
  },
};

test.each(Object.entries(shapes))(
  '§17.29 SCXML: SCION enters the states of XState, step by step: %s',
  (_, shape) => {
    const data = dataOf({ config: { id: 'm', ...shape } });
    const config = JSON.parse(xstateJson(data)) as never;
    const runs = Array.from({ length: 20 }, (_run, seed) =>
      randomRun({ chart: data.chart, config, seed }),
    );
    const found = runInScionCore(scxml(data), runs);
    for (const [index, run] of runs.entries())
      expect(differenceOf(run, found[index] ?? []), `seed ${index}`).toBeNull();
  },
);
