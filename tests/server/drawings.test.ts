import { expect, test } from 'vitest';
import { drawing } from '#machines/demo-form/demo-form.machine.ts?drawing';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { demoFormMachine } from '#machines/demo-form/demo-form.machine.ts';
import { drawingOf } from '#src/atlas/drawings/layout/layout.ts';

test('§17.25 Machines: the served drawing of a machine is that of its chart', async () => {
  expect(drawing).toEqual(await drawingOf(chartOf(demoFormMachine)));
});
