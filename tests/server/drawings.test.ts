import { expect, test } from 'vitest';
import demoForm from 'virtual:drawings/demo-form';
import { chartOf } from '../../src/atlas/kit/chart';
import { demoFormMachine } from '../../machines/demo-form/demo-form.machine';
import { drawingOf } from '../../src/diagrams/layout';

test('§7 Machines: what is served for a machine is the drawing of its chart', async () => {
  expect(demoForm).toEqual(await drawingOf(chartOf(demoFormMachine)));
});
