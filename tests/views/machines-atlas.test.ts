import { test, vi } from 'vitest';
import { domDriver } from '../models/dom-driver';
import { machines } from '#machines/index.ts';
import { testViews } from '../models/view-layer';

const { revision } = vi.hoisted(() => ({ revision: { commit: '1a2b3c4', date: '2026-11-20' } }));
vi.mock('virtual:revisions', async () => {
  const files = import.meta.glob<string>('../../machines/diagrams/two-factor.json', {
    query: '?raw',
    import: 'default',
  });
  const [read] = Object.values(files);
  const text = await read!();
  const older = text.replace('"initial": "disabled"', '"initial": "enabled"');
  return {
    default: { 'two-factor': async () => ({ default: [{ ...revision, text: older }] }) },
  };
});

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

test('atlas: an enabled transition is pressed in the chart; comma and period step back and forward', async () => {
  const driver = domDriver();
  await driver.open('/machines/demo-form');
  const label = (id: string) => ({ css: `#run g.transition.enabled[data-part="${id}"]` });
  await driver.expectCount(label('demo-form.submitting xstate.done.actor.sendRequest 0'), 0);
  // Its guard refuses.
  await driver.expectCount(label('demo-form.editing form.submitted 0'), 0);
  await driver.click(label('demo-form.editing form.submitted 1'));
  await driver.expectVisible(heading('editing › rejected'));
  await driver.expectAddress(/[?&]run=1~form.submitted$/);
  await driver.activate(heading('editing › rejected'), ',');
  await driver.expectVisible(heading('editing › unchecked'));
  await driver.expectAddress(/&step=0$/);
  await driver.activate({ role: 'button', name: 'Step back' }, '.');
  await driver.expectVisible(heading('editing › rejected'));
});

test('atlas: a journey and a cell of the event table run in the simulator', async () => {
  const driver = domDriver();
  await driver.open('/machines/demo-form?at=demo-form.failed');
  await driver.click({
    role: 'link',
    name: `Run this: ${machines['demo-form']!.model.journeys[0]!.title}`,
  });
  await driver.expectAddress(/at=demo-form.failed&run=1~/);
  await driver.click({ role: 'button', name: 'Run form.submitted in rejected' });
  await driver.expectVisible(heading('editing › rejected'), { focused: true });
  await driver.expectAddress(/at=demo-form.failed&run=1~form.submitted~form.submitted#run$/);
});

const inserted = { role: 'combobox', name: 'Insert a machine of this site: After' };

test('atlas: an earlier revision of a machine is compared with the current one as soon as it is chosen', async () => {
  const driver = domDriver();
  const chosen = (side: string) => ({ role: 'combobox', name: `Revision: ${side}` });
  await driver.open('/machines/compare');
  await driver.expectAbsent(chosen('After'));
  await driver.selectOption(inserted, 'Two-factor authentication');
  await driver.expectVisible(chosen('After'), { value: 'current' });
  await driver.selectOption(chosen('Before'), `${revision.date}, ${revision.commit}`);
  await driver.expectVisible({ role: 'heading', name: 'Differences: 1' }, { focused: true });
  await driver.expectVisible(chosen('Before'), { value: revision.commit });
  await driver.selectOption(chosen('Before'), 'Current version');
  await driver.expectVisible({ role: 'heading', name: 'No differences' });
});

test('atlas: a machine without earlier versions says so', async () => {
  const driver = domDriver();
  await driver.open('/machines/compare');
  await driver.selectOption(inserted, 'Hero form');
  await driver.expectVisible({ text: /^The build found no earlier version/, nth: 0 });
});
