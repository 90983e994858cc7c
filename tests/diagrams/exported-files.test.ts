import { expect, test } from 'vitest';
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
