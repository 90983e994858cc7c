import { expect, test } from 'vitest';
import { createMachine, raise, setup } from 'xstate';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { entryOf } from '#src/atlas/kit/portable/portable-entry.ts';
import { createSimulator, delaysAt } from '#src/atlas/kit/simulate.ts';
import { portableEntries } from '#src/server/export/portable-entries.ts';
import { exportedMachine } from '#src/atlas/drawings/files/exported-files.ts';
import { boxFaults, countFaults, labelFaults, lineFaults, textFaults } from './faults';
import { foreignCases, foreignEntries } from './foreign-cases';
import { faultsOf } from './picture-faults';

test.each(foreignEntries)(
  '§17 export of $id: the drawing and its picture have no fault',
  async (entry) => {
    const chart = foreignCases.find(([id]) => id === entry.id)![1].chart;
    const { files, drawing } = await exportedMachine(entry);
    const all = [countFaults, boxFaults, labelFaults, lineFaults, textFaults];
    expect(all.flatMap((faultsIn) => faultsIn(chart, drawing))).toEqual([]);
    expect(faultsOf(Object.fromEntries(files)['svg'] ?? '')).toEqual([]);
    expect(files.map(([ending]) => ending)).toEqual([
      'svg',
      'md',
      'mmd',
      'scxml',
      'json',
      'checks.md',
    ]);
  },
);

test('§17 export: the file of checks lists faults, notes and the parts left out', async () => {
  const textOf = async (name: string) => {
    const { files } = await exportedMachine(foreignEntries.find(({ id }) => id === name)!);
    return Object.fromEntries(files)['checks.md'];
  };
  expect(await textOf('upload')).toContain('## Faults\n\n- *forgotten*: No run enters this state.');
  expect(await textOf('order')).toContain('Every transition for this trigger has a guard');
  expect(await textOf('sign-up-form-v2-1')).toContain('- the output of sent');
  expect(await textOf('light-switch')).toContain('## Faults\n\nNone.');
});

test('§17 export: an event raised after a named or computed delay waits for it', () => {
  const ends = { on: { end: 'over', late: 'over' } };
  const machine = setup({ delays: { short: 40 } }).createMachine({
    initial: 'on',
    entry: [
      raise({ type: 'end' }, { delay: 'short' }),
      raise({ type: 'late' }, { delay: () => 1 }),
    ],
    states: { on: ends, over: {} },
  });
  const [entry] = portableEntries([{ machine, file: 'a.ts', name: 'a' }]);
  expect(entry?.portable.config.entry).toEqual([
    'raise end after short',
    'raise late after a computed delay',
  ]);
  const start = createSimulator(entryOf(entry!)).start();
  expect(delaysAt(start)).toEqual([
    { type: 'end', ms: 40 },
    { type: 'late', ms: 1000 },
  ]);
});

test('§17 export: each route has its own guard', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { id: 'a', route: {} }, b: { id: 'b', route: {} } },
  });
  const [entry] = portableEntries([{ machine, file: 'a.ts', name: 'a' }]);
  const { transitions } = chartOf(entryOf(entry!).machine);
  expect(new Set(transitions.map(({ guard }) => guard?.name)).size).toBe(2);
});

test('§17 export: every machine gets its own file name', () => {
  const machines = [
    'Order flow (v2)',
    'order-flow-v2',
    'Index',
    '日本',
    'a'.repeat(300),
    '(machine)',
  ].map((id) => ({
    file: 'src/orderFlow.ts',
    name: 'default',
    machine: createMachine({ id }),
  }));
  const entries = portableEntries(machines);
  expect(entries.map(({ id }) => id)).toEqual([
    'order-flow-v2',
    'order-flow-v2-2',
    'index-2',
    'machine',
    'a'.repeat(80),
    'order-flow',
  ]);
  expect(entries.at(-1)?.title).toBe('order flow');
});
