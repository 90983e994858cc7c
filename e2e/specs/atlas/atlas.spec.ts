import type { Page } from 'playwright/test';
import { machines } from '#machines/index.ts';
import { expectNoAxeViolations } from '#e2e/support/pages/axe.ts';
import { builtPaths } from '#e2e/support/pages/built-pages.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

const ids = Object.keys(machines);
const demoForm = '/machines/demo-form';
const chart = (page: Page) => page.getByRole('application', { name: /^Chart of/ });
const described = (page: Page, part: string) => page.locator(`[data-part-link="${part}"]`);
const drawn = (page: Page, part: string) => chart(page).locator(`g[data-part="${part}"]`);
const zoom = (page: Page) => page.getByRole('status', { name: 'Zoom' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Asserts that the simulator's chart with the active state and an event are visible together. */
async function expectChartBesideEvents(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  const event = page.getByRole('button', { name: 'form.submitted', exact: true });
  await event.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await expect(page.locator('#run .state.atomic.active').first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#run h3[tabindex]')).toBeInViewport({ ratio: 1 });
  await expect(event).toBeInViewport({ ratio: 0.9 });
  const { height = 0 } = (await page.locator('#run figure').boundingBox()) ?? {};
  expect(height).toBeGreaterThan(90);
  if (size.width < 1024) expect(height).toBeLessThanOrEqual(size.height / 2);
}

/** Asserts that axe finds no violations and that the page fits a phone, also with text at 200%. */
async function expectAccessibleOnPhone(page: Page, within: string) {
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoAxeViolations(page, within);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflow(page), 'at 200%').toBeLessThanOrEqual(0);
  const cut = page
    .locator('[role="region"]:has(> table)')
    .evaluateAll((all) => all.filter((table) => table.scrollWidth > table.clientWidth).length);
  expect(await cut, 'tables wider than the page at 200%').toBe(0);
}

const foundMachines = (page: Page) =>
  page.getByRole('list', { name: 'Machines' }).getByRole('heading');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search machines' });

test('§17.47 atlas: the search finds parts and the machines of a page, also by keyboard', async ({
  page,
}) => {
  const found = foundMachines(page);
  const field = search(page);
  await open(page, '/machines?q=two-factor');
  await expect(field).toHaveValue('two-factor');
  await expect(found).toHaveText(['Two-factor authentication']);
  await field.fill('form.submitted');
  const parts = page.getByRole('list', { name: 'Parts of Demo form' }).getByRole('link');
  await expect(parts.first()).toContainText('On form.submitted when isComplete');
  const filter = page.getByRole('combobox', { name: 'Page' });
  const paths = await filter
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(paths).toEqual(['', ...builtPaths]);
  await filter.selectOption('/book-demo');
  await expect(page).toHaveURL(/\?q=form.submitted&page=\/book-demo$/);
  await expect(found).toHaveText(['Demo form']);
  await field.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Demo form', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/machines\/demo-form$/);
  await page.goBack();
  await page.keyboard.press('Home');
  await parts.first().click();
  await expect(page).toHaveURL(/\?at=demo-form.editing\+form.submitted\+0$/);
  await expect(described(page, 'demo-form.editing form.submitted 0')).toBeInViewport();
  await page.goBack();
  await field.fill('nothing like it');
  await page.getByRole('link', { name: 'Show all machines' }).click();
  await expect(found).toHaveCount(ids.length);
  await expectAccessibleOnPhone(page, 'body');
});

test('atlas: chart, description and URL select the same part, and everything is printed', async ({
  page,
}) => {
  await open(page, demoForm);
  const state = 'demo-form.submitting';
  await drawn(page, state).locator('text').first().click();
  await expect(page).toHaveURL(/[?&]at=demo-form.submitting/);
  await expect(described(page, state)).toHaveAttribute('aria-current', 'true');
  await expect(described(page, state)).toBeInViewport();
  await expect(drawn(page, state)).toHaveClass(/\bselected\b/);

  const transition = 'demo-form.submitting xstate.done.actor.sendRequest 0';
  await described(page, transition).click();
  await expect(drawn(page, transition)).toHaveClass(/\bselected\b/);
  await expect(drawn(page, state)).not.toHaveClass(/\bselected\b/);
  await page.reload();
  await expect(described(page, transition)).toHaveAttribute('aria-current', 'true');
  await expect(drawn(page, transition)).toHaveClass(/\bselected\b/);

  const source = page.getByRole('region', { name: 'Source of the selected transition' });
  await source
    .getByRole('link', { name: /^demo-form\.machine\.ts:\d+$/ })
    .first()
    .click();
  await expect(page.locator(':target')).toHaveText('onDone: {');
  await expect(page.locator(':target')).toBeInViewport();

  await page
    .getByRole('region', { name: 'Events by state' })
    .getByRole('link', { name: '→ rejected' })
    .first()
    .click();
  await expect(page).toHaveURL(/at=demo-form.editing\+form.submitted/);

  const isFitted = page.locator('[role="application"][data-close="false"]');
  await chart(page).press('+');
  await expect(isFitted).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(isFitted).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('group', { name: 'Chart view' })).toBeHidden();
  const cut = await described(page, 'demo-form').evaluate((link) => {
    const container = link.closest('ul')!.parentElement!;
    return container.scrollHeight - container.clientHeight;
  });
  expect(cut).toBeLessThanOrEqual(1);
});

test('§17.40 atlas: arrow keys follow transitions; keys, wheel, drag and pinch move the chart', async ({
  page,
}) => {
  await open(page, demoForm);
  await described(page, 'demo-form').focus();
  for (const [key, part] of [
    ['ArrowDown', 'demo-form.editing'],
    ['ArrowRight', 'demo-form.editing field.changed 0'],
    ['ArrowDown', 'demo-form.editing fields.prefilled 0'],
    ['ArrowDown', 'demo-form.editing form.submitted 0'],
    ['ArrowRight', 'demo-form.submitting'],
    ['ArrowRight', 'demo-form.submitting xstate.done.actor.sendRequest 0'],
    ['ArrowRight', 'demo-form.accepted'],
    ['ArrowLeft', 'demo-form'],
    ['End', 'demo-form.failed visitor.returned 0'],
    ['Home', 'demo-form'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(described(page, part)).toBeFocused();
  }
  // The list has one tab stop (roving tabindex).
  await expect(page.locator('[data-part-link][tabindex="0"]')).toHaveCount(1);

  const viewBox = () => chart(page).locator('svg').getAttribute('viewBox');
  const percent = async () => Number.parseInt(await zoom(page).innerText(), 10);
  const whole = await viewBox();
  const fitted = await percent();
  expect(fitted).toBeLessThanOrEqual(100);
  await chart(page).press('1');
  await expect(zoom(page)).toHaveText('100 %');
  const box = drawn(page, 'demo-form.submitting').locator('.box');
  const boxWidth = (await box.boundingBox())?.width ?? 0;
  expect(Math.abs(boxWidth - Number(await box.getAttribute('width')))).toBeLessThan(3);
  await chart(page).press('+');
  await expect(zoom(page)).toHaveText('150 %');
  const close = await viewBox();
  await chart(page).press('ArrowRight');
  await expect.poll(viewBox).not.toBe(close);
  await chart(page).press('0');
  await expect.poll(viewBox).toBe(whole);

  await chart(page).hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await viewBox()).toBe(whole);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -240);
  await page.keyboard.up('Control');
  await expect.poll(percent).toBeGreaterThan(fitted);

  const before = await viewBox();
  const address = page.url();
  const frame = (await chart(page).boundingBox())!;
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 20, { steps: 5 });
  await page.mouse.up();
  await expect.poll(viewBox).not.toBe(before);
  expect(page.url(), 'a drag selects nothing').toBe(address);

  await chart(page).press('0');
  await expect.poll(percent).toBe(fitted);
  await chart(page).evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const touch = (identifier: number, gap: number) =>
      new Touch({ identifier, target: element, clientX: left + 200 + gap, clientY: top + 150 });
    const send = (type: string, gap: number) =>
      element.dispatchEvent(
        new TouchEvent(type, {
          touches: [touch(0, -gap), touch(1, gap)],
          bubbles: true,
          cancelable: true,
        }),
      );
    send('touchstart', 40);
    send('touchmove', 80);
  });
  // The scale is rounded.
  await expect.poll(async () => Math.abs((await percent()) - 2 * fitted)).toBeLessThanOrEqual(1);
});

test('§17.38 atlas: on a phone, a large chart opens on its initial state with readable text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, '/machines/header-dropdown');
  const smallest = () =>
    chart(page)
      .locator('svg text')
      .evaluateAll((all) =>
        Math.min(
          ...all.map((text) => {
            const { a = 1 } = (text as SVGTextElement).getScreenCTM() ?? {};
            return a * Number.parseFloat(getComputedStyle(text).fontSize);
          }),
        ),
      );
  await expect.poll(smallest).toBeGreaterThanOrEqual(9);
  await chart(page).evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
  const initial = drawn(page, 'header-dropdown.none.idle').locator('.box');
  await expect(initial).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.locator('[role="application"][data-close="false"]')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('atlas: chart, description and table are shown without JavaScript', async ({ page }) => {
    await page.goto(demoForm);
    await expect(chart(page).locator('g[data-part]').first()).toBeVisible();
    await expect(described(page, 'demo-form.submitting')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Events by state' })).toBeVisible();
    await expect(page.getByText('✓ Holds').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();
  });
});

test('atlas: a simulation in the URL is shown on hydration and is accessible on a phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset['hydrated'] === undefined) return;
      observer.disconnect();
      globalThis.headingOnHydration =
        document.querySelector('#run h3[tabindex]')?.textContent ?? '';
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await open(page, `${demoForm}?run=1~form.submitted~*wait(5)&step=1&at=demo-form.submitting`);
  expect(await page.evaluate(() => globalThis.headingOnHydration)).toBe('Now: editing › rejected');
  await expect(
    page.getByRole('button', { name: '1. form.submitted', exact: true }),
  ).toHaveAttribute('aria-current', 'step');
  for (const size of [
    { width: 1024, height: 768 },
    { width: 375, height: 740 },
  ])
    await expectChartBesideEvents(page, size);
  await page.getByRole('button', { name: 'Edit fields.prefilled with fields: {}' }).click();
  const field = page.getByRole('textbox', { name: 'fields' });
  const take = page.getByRole('button', { name: 'Take this step' });
  await expect(field).toBeFocused();
  await field.fill('{');
  await take.click();
  await expectAccessibleOnPhone(page, '#run');
  await field.fill('{"email":"bo@example.net"}');
  await take.click();
  await expect(take).toBeHidden();
  await expect(page).toHaveURL(/bo@example\.net/);
});

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var headingOnHydration: string;
}
