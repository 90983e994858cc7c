import { test } from 'vitest';
import { domDriver } from '../models/dom-driver';
import { testViews } from '../models/view-layer';

testViews('atlas');

const heading = (state: string) => ({ role: 'heading', name: `Now: ${state}` });

test('atlas: a finished machine is marked as such', async () => {
  const driver = domDriver();
  await driver.open('/machines/hero-form');
  await driver.selectOption(
    { role: 'combobox', name: 'Load a journey of the tests' },
    '§4 hero form: a submit sends the lead and opens the demo form',
  );
  await driver.expectVisible(heading('done'));
  await driver.expectVisible({ text: /^None: the machine is done\./ });
});

test('atlas: a run that no longer fits is reported and shown up to that step', async () => {
  const driver = domDriver();
  const run = '1~tab.selected(tab:workforce)~tab.torn~*wait(5)';
  await driver.open(`/machines/solutions-tab?run=${encodeURIComponent(run)}`);
  await driver.expectVisible(
    { role: 'alert' },
    {
      text: 'Step 2 of this simulation does not fit the machine. The machine has no event “tab.torn”. Step 1 is shown.',
    },
  );
  await driver.expectVisible(heading('workforce'));
});
