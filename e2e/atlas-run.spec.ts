import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { machines } from '../machines/index';
import { runnerOf } from '../machines/run';
import { journeyRun } from '../src/atlas/run/journey-run';
import { expect, open, test } from './fixtures';

const now = (page: Page, place: string) =>
  expect(page.getByRole('heading', { name: `Now: ${place}`, exact: true })).toBeVisible();
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('§7 atlas: what the demo form does while the service hangs is seen step by step, and its link shows the same', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/machines/demo-form');
  await page
    .getByRole('combobox', { name: 'Load a run that the tests take' })
    .selectOption('§5 contracts, demo form: a second submit makes no second record');
  await now(page, 'submitting');
  await step(page, 'Let time pass').click();
  await page.getByRole('textbox', { name: 'milliseconds' }).fill('10000');
  await step(page, 'Take this step').click();
  await now(page, 'submitting');

  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const colleague = await other.newPage();
  const link = await page.getByRole('link', { name: 'Link to this step' }).getAttribute('href');
  for (const address of [page.url(), new URL(link ?? '', page.url()).href]) {
    await open(colleague, address);
    await now(colleague, 'submitting');
    const run = colleague.getByRole('region', { name: 'Run it' });
    await expect(run).toContainText('editing → submitting: Nothing is missing.');
    await expect(run).toContainText('Does: storeRequest.');
    await expect(run).toContainText('Starts: sendRequest.');
    await expect(run).toContainText('Nothing happens. A request is sent once.');
    await expect(run).toContainText('No delay of this machine runs. sendRequest has not answered.');
    await expect(step(colleague, '4. 10,000 ms pass')).toHaveAttribute('aria-current', 'step');
  }
  await other.close();

  await step(page, 'sendRequest fails: "Failed to submit"').click();
  await now(page, 'failed');
  await step(page, 'openThankYou answers').click();
  await now(page, 'editing › unchecked');
});

test('§7 atlas: a machine that is over says so', async ({ page }) => {
  await open(page, '/machines/hero-form');
  await page
    .getByRole('combobox', { name: 'Load a run that the tests take' })
    .selectOption('§4 hero form: a submit sends the lead and opens the demo form');
  await now(page, 'done');
  await expect(page.getByText('Nothing: the machine is over.')).toBeVisible();
});

test('§7 atlas: a run is gone back in, goes elsewhere, and Back returns to what it was', async ({
  page,
}) => {
  await open(page, '/machines/solutions-tab');
  await step(page, 'tab.selected with tab: "workforce"').click();
  await now(page, 'workforce');
  await expect(page.getByRole('heading', { name: 'Now: workforce' })).toBeFocused();
  await step(page, 'Step back').click();
  await now(page, 'operations');
  await step(page, 'Let time pass').click();
  await page.getByRole('textbox', { name: 'milliseconds' }).fill('soon');
  await step(page, 'Take this step').click();
  await expect(page.getByText('A number is expected here, such as 12.')).toBeVisible();
  await page.getByRole('textbox', { name: 'milliseconds' }).fill('5');
  await step(page, 'Take this step').click();
  await expect(step(page, '1. 5 ms pass')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await now(page, 'workforce');
});

test('§7 atlas: a run that no longer fits is said to, and shown as far as it goes', async ({
  page,
}) => {
  await open(page, '/machines/solutions-tab?run=1~tab.selected(tab:workforce)~tab.torn~*wait(5)');
  await expect(page.getByRole('alert')).toHaveText(
    'Step 2 of this run no longer fits this machine. The machine has no event “tab.torn”. What comes before it is shown: step 1.',
  );
  await now(page, 'workforce');
});

test('§7 atlas: axe finds nothing in a run, with its form open', async ({ page }) => {
  await open(page, '/machines/demo-form?run=1~form.submitted~*wait(5)&step=1');
  await step(page, 'Edit fields.restored with fields: {}').click();
  await page.getByRole('textbox', { name: 'fields' }).fill('{');
  await step(page, 'Take this step').click();
  const { violations } = await new AxeBuilder({ page }).include('#run').analyze();
  expect(violations).toEqual([]);
});

test('§7 atlas: a page says that it is alive when it shows the run of its address', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset['hydrated'] === undefined) return;
      observer.disconnect();
      globalThis.shownAlive = document.querySelector('#run h3[tabindex]')?.textContent ?? '';
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await open(page, '/machines/demo-form?run=1~form.submitted~*wait(5)&step=1');
  expect(await page.evaluate(() => globalThis.shownAlive)).toBe('Now: editing › rejected');
});

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var lastOf: Record<string, unknown>;
  // oxlint-disable-next-line no-var -- as above
  var shownAlive: string;
}

/** Notes where each machine of a page is; nothing of this file may be used in here. */
function noteSnapshots() {
  globalThis.lastOf = {};
  globalThis.machineInspector = ({ type, actorRef, ...told }) => {
    if (type !== '@xstate.snapshot' || !('snapshot' in told)) return;
    const { logic } = actorRef as unknown as { logic?: { id?: string } };
    const { value, context } = told.snapshot as unknown as { value: unknown; context: unknown };
    if (logic?.id) globalThis.lastOf[logic.id] = { value, context };
  };
}

for (const entry of Object.values(machines)) {
  const { id, model } = entry;
  if (!model.open) continue;
  test(`§7 atlas: ${id}: the address that opens the page in a state brings that state about`, async ({
    page,
  }) => {
    const runner = runnerOf(entry);
    const wanted = new Map<string, unknown>();
    for (const { events } of model.journeys) {
      const { start, steps } = runner.run(journeyRun(runner, events));
      for (const { snapshot } of [start, ...steps.map(({ after }) => after)]) {
        const address = model.open?.(snapshot) ?? null;
        const { value, context } = snapshot as { value: unknown; context: unknown };
        if (address !== null) wanted.set(address, { value, context });
      }
    }
    expect(wanted.size).toBeGreaterThan(1);
    await page.addInitScript(noteSnapshots);
    for (const [address, place] of wanted) {
      await page.goto('/robots.txt');
      await open(page, address);
      await expect
        .poll(() => page.evaluate((one) => globalThis.lastOf[one], id), { message: address })
        .toEqual(place);
    }
  });
}
