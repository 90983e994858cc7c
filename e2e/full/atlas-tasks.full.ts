import type { Page } from 'playwright/test';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { taskDriver, type TaskDriver } from '#e2e/support/product/task-driver.ts';

const demoForm = '/machines/demo-form';
const submitted = 'demo-form.editing form.submitted 0';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search machines' });
const drawn = (page: Page, part: string) => page.locator(`#chart g[data-part="${part}"]`);
const expectSelected = (page: Page, part: string) =>
  expect(drawn(page, part)).toHaveClass(/\bselected\b/);
const active = (page: Page) => page.locator('#run .state.atomic.active').first();
const now = (page: Page) => page.locator('#run h3[tabindex]');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Machines of this page' });
/** Expects the state, and the chart that shows it, to be visible. */
async function expectNow(page: Page, state: string) {
  await expect(now(page)).toHaveText(`Now: ${state}`);
  await expect(now(page)).toBeInViewport({ ratio: 1 });
  await expect(active(page)).toBeInViewport({ ratio: 1 });
}

type Task = {
  name: string;
  from: string;
  /** The most steps: each press, click, filled field, chosen option, and opened address or file. */
  most: number;
  act: (page: Page, by: TaskDriver) => Promise<unknown>;
  /** Expects what the analyst sees. */
  seen: (page: Page) => Promise<unknown>;
};

const tasks: readonly Task[] = [
  {
    name: 'find a machine by its name',
    from: '/machines',
    most: 2,
    act: async (page, { fill, press }) => {
      await fill(search(page), 'escalation');
      await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
      await press('Enter');
    },
    seen: (page) =>
      expect(page.getByRole('heading', { level: 1, name: 'Escalation reply' })).toBeVisible(),
  },
  {
    name: 'find the transitions of a guard',
    from: '/machines',
    most: 2,
    act: async (page, { fill, click }) => {
      await fill(search(page), 'isComplete');
      await click(page.getByRole('list', { name: 'Parts of Demo form' }).getByRole('link').first());
    },
    seen: async (page) => {
      await expect(page).toHaveURL(/\/demo-form\?at=/);
      await expectSelected(page, submitted);
    },
  },
  {
    name: 'find the machines of a page',
    from: '/machines',
    most: 1,
    act: (page, { choose }) =>
      choose(page.getByRole('combobox', { name: 'Page' }), /^\/book-demo$/),
    seen: async (page) => {
      await expect(link(page, 'Demo form')).toBeVisible();
      await expect(link(page, 'Chatbot draft')).toHaveCount(0);
    },
  },
  {
    name: 'see what an event does in a state, and why another state ignores it',
    from: demoForm,
    most: 2,
    act: (page, { click }) => click(link(page, 'Events')),
    seen: async (page) => {
      const row = page.getByRole('row', { name: /^form\.submitted/ });
      await expect(row).toBeInViewport();
      await expect(row).toContainText('→ submitting when isComplete');
      await expect(row).toContainText('Ignored: The request is already being sent.');
    },
  },
  {
    name: 'see which states nothing leaves',
    from: '/machines/film-player',
    most: 2,
    act: (page, { click }) => click(link(page, 'Checks')),
    seen: (page) =>
      expect(region(page, 'Checks').getByText('The reduced-motion preference')).toBeInViewport(),
  },
  {
    name: 'read a machine as text, with its invariants checked',
    from: demoForm,
    most: 0,
    act: async () => {},
    seen: async (page) => {
      await expect(page.locator('[data-part-link]').first()).toBeInViewport();
      await expect(region(page, 'Invariants').getByText('✓ Holds').first()).toBeVisible();
    },
  },
  {
    name: 'select a transition and see its tests',
    from: demoForm,
    most: 2,
    act: (page, { click }) => click(drawn(page, submitted)),
    seen: async (page) => {
      const tests = region(page, 'Tests of the selected transition');
      await expect(tests).toContainText('covered by its');
      await expect(tests).toContainText('a second submit sends no second request');
    },
  },
  {
    name: 'point a colleague to a state',
    from: demoForm,
    most: 2,
    act: async (page, { click, visit }) => {
      await click(drawn(page, 'demo-form.submitting').locator('text').first());
      await expect(page).toHaveURL(/at=/);
      const address = page.url();
      await page.goto('/machines');
      await visit(address);
    },
    seen: (page) => expectSelected(page, 'demo-form.submitting'),
  },
  {
    name: 'take a picture of the chart',
    from: demoForm,
    most: 1,
    act: async (page, { click }) => {
      const download = page.waitForEvent('download');
      await click(page.getByRole('list', { name: 'Files' }).getByRole('link', { name: 'SVG' }));
      expect((await download).suggestedFilename()).toBe('demo-form.svg');
    },
    seen: (page) => expect(page).toHaveURL(demoForm),
  },
  {
    name: 'simulate three events beside the chart',
    from: demoForm,
    most: 4,
    act: async (page, { click }) => {
      await click(link(page, 'Simulator'));
      await click(button(page, 'form.submitted'));
      await expectNow(page, 'editing › rejected');
      await click(button(page, 'form.submitted (override: isComplete is true)'));
      await expectNow(page, 'submitting');
      await click(button(page, /^sendRequest fails/));
    },
    seen: (page) => expectNow(page, 'failed'),
  },
  {
    name: 'stop a run at a state',
    from: `${demoForm}?run=1~form.submitted~form.submitted!isComplete~*error(sendRequest)&step=0`,
    most: 2,
    act: async (page, { click }) => {
      await click(drawn(page, 'demo-form.submitting').locator('text').first());
      await click(button(page, 'Run to submitting'));
    },
    seen: async (page) => {
      await expect(now(page)).toHaveText('Now: submitting');
      await expect(page).toHaveURL(/&step=2$/);
      await expect(button(page, 'Run to submitting')).toHaveCount(0);
    },
  },
  {
    name: 'step back in a run',
    from: `${demoForm}?run=1~form.submitted`,
    most: 1,
    act: (page, { click }) => click(button(page, 'Step back')),
    seen: (page) => expect(now(page)).toHaveText('Now: editing › unchecked'),
  },
  {
    name: 'share a run',
    from: `${demoForm}?run=1~form.submitted`,
    most: 1,
    act: async (page, { visit }) => {
      const address = await link(page, 'Link to this step').evaluate(
        (a) => (a as HTMLAnchorElement).href,
      );
      await page.goto('/machines');
      await visit(address);
    },
    seen: (page) => expect(now(page)).toHaveText('Now: editing › rejected'),
  },
  {
    name: 'see the machines of a page run, with the messages between them',
    from: '/',
    most: 1,
    act: (_, { visit }) => visit('/?inspect'),
    seen: async (page) => {
      await expect(
        panel(page).getByText('Solutions tab: operations', { exact: true }),
      ).toBeVisible();
      await expect(panel(page).getByRole('group', { name: /^Sequence diagram/ })).toBeVisible();
    },
  },
  {
    name: 'replay in the atlas what happened on a page',
    from: '/?inspect',
    most: 3,
    act: async (page, { click }) => {
      await click(page.getByRole('tab', { name: 'Workforce' }));
      await click(panel(page).getByText('Solutions tab: workforce', { exact: true }));
      await click(panel(page).getByRole('link', { name: 'Replay this in the atlas' }));
    },
    seen: (page) => expectNow(page, 'workforce'),
  },
  {
    name: 'go from a transition to its line in the source',
    from: demoForm,
    most: 2,
    act: async (page, { click }) => {
      await click(drawn(page, submitted));
      const source = region(page, 'Source of the selected transition');
      await click(source.getByRole('link').first());
    },
    seen: async (page) => {
      await expect(page.locator(':target')).toContainText("guard: 'isComplete'");
      await expect(page.locator(':target')).toBeInViewport();
    },
  },
];

for (const { name, from, most, act, seen } of tasks)
  test(`atlas: an analyst can ${name} in at most ${most} steps`, async ({ page }) => {
    const by = taskDriver(page);
    await open(page, from);
    await act(page, by);
    await seen(page);
    expect(by.counted()).toBeLessThanOrEqual(most);
  });
