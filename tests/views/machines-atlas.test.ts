import { test } from 'vitest';
import { domDriver } from '../models/dom-driver';

const heading = (state: string) => ({ role: 'heading', name: `Now: ${state}` });

test('atlas: a finished machine is marked as such', async () => {
  const driver = domDriver();
  await driver.open('/machines/hero-form');
  await driver.selectOption(
    { role: 'combobox', name: 'Load a journey of the tests' },
    '§4.11 hero form: a submit sends the lead and opens the demo form',
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
      text: 'Step 2 of this simulation does not fit the machine. The machine has no event “tab.torn”. The steps before it are shown.',
    },
  );
  await driver.expectVisible(heading('workforce'));
});

test('§17.49 atlas: an enabled transition is pressed in the chart; buttons step back and forward', async () => {
  const driver = domDriver();
  await driver.open('/machines/demo-form');
  const label = (id: string) => ({ css: `#run g.transition.enabled[data-part="${id}"]` });
  await driver.expectCount(label('demo-form.submitting xstate.done.actor.sendRequest 0'), 0);
  // Its guard refuses.
  await driver.expectCount(label('demo-form.editing form.submitted 0'), 0);
  await driver.click(label('demo-form.editing form.submitted 1'));
  await driver.expectVisible(heading('editing › rejected'));
  await driver.expectAddress(/[?&]run=1~form.submitted$/);
  await driver.click({ role: 'button', name: 'Step back' });
  await driver.expectVisible(heading('editing › unchecked'));
  await driver.expectAddress(/&step=0$/);
  await driver.click({ role: 'button', name: 'Step forward' });
  await driver.expectVisible(heading('editing › rejected'));
});

test('§17.51 atlas: a cell of the event table runs in the simulator, and a run stops at the selected state', async () => {
  const driver = domDriver();
  await driver.open('/machines/demo-form?at=demo-form.editing.rejected');
  await driver.click({ role: 'button', name: 'Run form.submitted in rejected' });
  await driver.expectVisible(heading('editing › rejected'), { focused: true });
  await driver.expectAddress(
    /at=demo-form.editing.rejected&run=1~form.submitted~form.submitted#run$/,
  );
  await driver.click({ role: 'button', name: 'Step back' });
  await driver.click({ role: 'button', name: 'Step back' });
  await driver.click({ role: 'button', name: 'Run to editing › rejected' });
  await driver.expectAddress(/&step=1$/);
  await driver.expectVisible(heading('editing › rejected'));
});

test('§17.42 atlas: the shortest run to the selected state leads to it', async () => {
  const driver = domDriver();
  await driver.open('/machines/console-scene?at=console-scene.paused');
  await driver.click({ role: 'button', name: 'Run this: scene.started → scene.paused' });
  await driver.expectAddress(/&run=1~scene\.started~scene\.paused/);
  await driver.expectVisible(heading('paused'));
});

test('§17.43 atlas: the shortest run that tells the selected state from another one runs from both', async () => {
  const driver = domDriver();
  const apart = { role: 'region', name: 'Shortest run that tells two states apart' };
  await driver.open('/machines/demo-form?at=demo-form.failed');
  await driver.selectOption({ role: 'combobox', name: 'failed and' }, 'unchecked');
  await driver.expectAddress(/at=demo-form.failed&apart=demo-form.editing.unchecked$/);
  await driver.expectVisible(apart, {
    text: /field\.changedfailed: No transition\.unchecked: stays in editing/,
  });
  await driver.click({ role: 'button', name: /^Run this: unchecked: stays/ });
  await driver.expectAddress(/&run=1~field\.changed/);
});

test('atlas: an unknown machine links to the nearest one', async () => {
  const driver = domDriver();
  await driver.open('/machines/demo-fom');
  await driver.expectVisible({ role: 'heading', name: 'No such machine.' });
  await driver.expectVisible({ role: 'link', name: 'Demo form' }, { href: '/machines/demo-form' });
});
