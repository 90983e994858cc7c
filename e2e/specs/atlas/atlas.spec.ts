import type { Page } from 'playwright/test';
import { machines } from '#machines/index.ts';
import { expectNoFindings } from '#e2e/support/pages/findings.ts';
import { browserLine, expect, hydrated, open, test } from '#e2e/support/browser/fixtures.ts';

const ids = Object.keys(machines);
const demoForm = '/machines/demo-form';
const chart = (page: Page) => page.getByRole('application', { name: /^Chart of/ });
const told = (page: Page, part: string) => page.locator(`[data-told="${part}"]`);
const drawn = (page: Page, part: string) => chart(page).locator(`g[data-part="${part}"]`);
const zoom = (page: Page) => page.getByRole('status', { name: 'Zoom' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Asserts that axe finds nothing, and that nothing is wider than a phone, with large text too. */
async function expectAccessibleOnPhone(page: Page) {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 375, height: 740 });
  await expectNoFindings(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await overflow(page), 'at 200 %').toBeLessThanOrEqual(0);
}

test('atlas: the footer leads to the list, whose search is in the address and finds a machine', async ({
  page,
}) => {
  await open(page, '/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^State machines/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('State machines');
  await hydrated(page);
  const found = page.getByRole('list', { name: 'Machines' }).getByRole('heading');
  await expect(found).toHaveCount(ids.length);
  const field = page.getByRole('searchbox', { name: 'Search machines' });
  await field.pressSequentially('DÉMO form');
  await expect(page).toHaveURL(/\?q=D%C3%89MO(\+|%20)form$/);
  await expect(field).toHaveValue('DÉMO form');
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ machines? found$/);
  expect(await found.count()).toBeLessThan(ids.length);
  await page.getByRole('link', { name: 'Demo form' }).click();
  await expect(page).toHaveURL(/\/machines\/demo-form$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Demo form · /);

  await open(page, '/machines?q=two-factor');
  await expect(field).toHaveValue('two-factor');
  await expect(found).toHaveText(['Two-factor authentication']);
  await field.fill('nothing like it');
  await expect(page.getByText('No machine has all of these words.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all machines' }).click();
  await expect(found).toHaveCount(ids.length);
  await expectAccessibleOnPhone(page);
});

test('atlas: chart, words and address select the same part, and all of it is printed', async ({
  page,
}) => {
  await open(page, demoForm);
  const state = 'demo-form.submitting';
  await drawn(page, state).locator('text').first().click();
  await expect(page).toHaveURL(/[?&]at=demo-form.submitting/);
  await expect(told(page, state)).toHaveAttribute('aria-current', 'true');
  await expect(told(page, state)).toBeInViewport();
  await expect(drawn(page, state)).toHaveClass(/\bselected\b/);

  const way = 'demo-form.submitting xstate.done.actor.sendRequest 0';
  await told(page, way).click();
  await expect(drawn(page, way)).toHaveClass(/\bselected\b/);
  await expect(drawn(page, state)).not.toHaveClass(/\bselected\b/);
  await page.reload();
  await expect(told(page, way)).toHaveAttribute('aria-current', 'true');
  await expect(drawn(page, way)).toHaveClass(/\bselected\b/);

  await page
    .getByRole('region', { name: 'Events by state' })
    .getByRole('link', { name: '→ rejected' })
    .first()
    .click();
  await expect(page).toHaveURL(/at=demo-form.editing.unchecked/);

  await chart(page).press('+');
  await expect(zoom(page)).not.toHaveText('100 %');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('output')).toHaveText('100 %');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('group', { name: 'Chart view' })).toBeHidden();
  const cut = await told(page, 'demo-form').evaluate((link) => {
    const room = link.closest('ul')!.parentElement!;
    return room.scrollHeight - room.clientHeight;
  });
  expect(cut).toBeLessThanOrEqual(1);
});

test('atlas: arrow keys walk along transitions, and keys, wheel and fingers move the chart', async ({
  page,
}) => {
  await open(page, demoForm);
  await told(page, 'demo-form').focus();
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
    await expect(told(page, part)).toBeFocused();
  }
  // One stop for the Tab key, wherever the walk has come to.
  await expect(page.locator('[data-told][tabindex="0"]')).toHaveCount(1);

  const box = () => chart(page).locator('svg').getAttribute('viewBox');
  const whole = await box();
  await chart(page).press('+');
  await expect(zoom(page)).toHaveText('150 %');
  const close = await box();
  await chart(page).press('ArrowRight');
  await expect.poll(box).not.toBe(close);
  await chart(page).press('0');
  await expect.poll(box).toBe(whole);

  await chart(page).hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await box()).toBe(whole);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -240);
  await page.keyboard.up('Control');
  await expect(zoom(page)).not.toHaveText('100 %');

  const before = await box();
  const address = page.url();
  const frame = (await chart(page).boundingBox())!;
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 20, { steps: 5 });
  await page.mouse.up();
  await expect.poll(box).not.toBe(before);
  expect(page.url(), 'a drag selects nothing').toBe(address);

  await chart(page).press('0');
  await expect(zoom(page)).toHaveText('100 %');
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
  await expect(zoom(page)).toHaveText('200 %');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('atlas: a machine is drawn, told and tabled without JavaScript', async ({ page }) => {
    await page.goto(demoForm);
    await expect(chart(page).locator('g[data-part]').first()).toBeVisible();
    await expect(told(page, 'demo-form.submitting')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Events by state' })).toBeVisible();
    await expect(page.getByText('✓ Holds').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();
  });
});

test('atlas: an unknown machine has the status 404 and leads to the nearest one', async ({
  page,
  expectConsole,
}) => {
  expectConsole(browserLine);
  const answer = await page.goto('/machines/demo-fom');
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such machine.');
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Demo form' }).click();
  await expect(page).toHaveURL(/\/machines\/demo-form$/);
});

test('atlas: a page with a run in its address shows it once alive, and is accessible on a phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset['hydrated'] === undefined) return;
      observer.disconnect();
      globalThis.shownAlive = document.querySelector('#run h3[tabindex]')?.textContent ?? '';
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  });
  await open(page, `${demoForm}?run=1~form.submitted~*wait(5)&step=1&at=demo-form.submitting`);
  expect(await page.evaluate(() => globalThis.shownAlive)).toBe('Now: editing › rejected');
  await page.getByRole('button', { name: 'Edit fields.prefilled with fields: {}' }).click();
  const field = page.getByRole('textbox', { name: 'fields' });
  const take = page.getByRole('button', { name: 'Take this step' });
  await expect(field).toBeFocused();
  await field.fill('{');
  await take.click();
  await expectAccessibleOnPhone(page);
  await field.fill('{"email":"bo@example.net"}');
  await take.click();
  await expect(take).toBeHidden();
  await expect(page).toHaveURL(/bo@example\.net/);
});

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var shownAlive: string;
}
