import type { Page } from 'playwright/test';
import { machines } from '../machines/index';
import { builtFile } from './built-pages';
import { expectNoFindingsAtBothSizes } from './findings';
import { browserLine, expect, hydrated, open, test, testWithoutPage } from './fixtures';

const ids = Object.keys(machines);
const demoForm = '/machines/demo-form';
const chart = (page: Page) => page.getByRole('application', { name: /^Chart of/ });
const told = (page: Page, part: string) => page.locator(`[data-told="${part}"]`);
const drawn = (page: Page, part: string) => chart(page).locator(`g[data-part="${part}"]`);
const zoom = (page: Page) => page.getByRole('status', { name: 'Zoom' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

testWithoutPage(
  '§7 atlas: each machine has a page that is drawn, told and tabled in its file',
  () => {
    expect(builtFile('sitemap.xml')).not.toContain('/machines');
    for (const id of ids) {
      const html = builtFile(`machines/${id}.html`);
      expect(html, id).toContain('<meta name="robots" content="noindex"/>');
      expect(html.match(/<h1[ >]/g), id).toHaveLength(1);
      const parts = (name: string) =>
        [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, part = '']) => part);
      const inWords = parts('data-told');
      expect(inWords.length, id).toBeGreaterThan(1);
      expect(new Set(inWords).size, id).toBe(inWords.length);
      expect(new Set(parts('data-part')), id).toEqual(new Set(inWords));
      expect(html, id).not.toMatch(/ style="/);
    }
  },
);

testWithoutPage(
  '§8 atlas: two header rules stand for all of its pages, with one policy',
  async ({ request }) => {
    const policies = new Set<string>();
    for (const path of ['/machines', demoForm, `/machines/${ids.at(-1)}`]) {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      const policy = answer.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("script-src 'self' 'sha256-");
      expect(policy).not.toContain('unsafe');
      policies.add(policy);
    }
    expect(policies.size).toBe(1);
    const rules = builtFile('_headers').match(/^\/machines.*$/gm);
    expect(rules).toEqual(['/machines', '/machines/*']);
  },
);

testWithoutPage('§8 atlas: no page of the site names a file of the atlas', () => {
  const filesOf = (name: string) =>
    new Set([...builtFile(name).matchAll(/assets\/[\w.-]+\.js/g)].map(([file]) => file));
  const site = filesOf('index.html');
  for (const file of filesOf('machines.html')) expect(site.has(file), file).toBe(false);
});

test('§2 atlas: the footer leads to the list, which leads to a machine', async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^State machines/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('State machines');
  await hydrated(page);
  await expect(page.getByRole('list', { name: 'Machines' }).getByRole('heading')).toHaveCount(
    ids.length,
  );
  await page.getByRole('link', { name: 'Demo form' }).click();
  await expect(page).toHaveURL(/\/machines\/demo-form$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Demo form · /);
});

test('§7 atlas: a search finds machines by folded words, says how many, and is in the address', async ({
  page,
}) => {
  await open(page, '/machines');
  const found = page.getByRole('list', { name: 'Machines' }).getByRole('heading');
  const field = page.getByRole('searchbox', { name: 'Search machines' });
  await field.pressSequentially('DÉMO form');
  await expect(page).toHaveURL(/\?q=D%C3%89MO(\+|%20)form$/);
  await expect(field).toHaveValue('DÉMO form');
  await expect(found.filter({ hasText: 'Demo form' })).toHaveCount(1);
  expect(await found.count()).toBeLessThan(ids.length);
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ machines? found$/);

  await open(page, '/machines?q=two-factor');
  await expect(field).toHaveValue('two-factor');
  await expect(found).toHaveText(['Two-factor authentication']);
  await field.fill('nothing like it');
  await expect(page.getByText('No machine has all of these words.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all machines' }).click();
  await expect(found).toHaveCount(ids.length);
});

test('§7 atlas: what is selected in the chart is marked in the words, and the other way', async ({
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
});

test('§7 atlas: arrow keys walk along transitions', async ({ page }) => {
  await open(page, demoForm);
  await told(page, 'demo-form').focus();
  const at = (part: string) => expect(told(page, part)).toBeFocused();
  const press = (key: string) => page.keyboard.press(key);
  await press('ArrowDown');
  await at('demo-form.editing');
  await press('ArrowRight');
  await at('demo-form.editing field.changed 0');
  for (const _ of [1, 2]) await press('ArrowDown');
  await at('demo-form.editing form.submitted 0');
  await expect(told(page, 'demo-form.editing form.submitted 0')).toHaveText(
    /when form\.submitted happens, if isComplete: goes to submitting/,
  );
  await press('ArrowRight');
  await at('demo-form.submitting');
  await press('ArrowRight');
  await press('ArrowRight');
  await at('demo-form.accepted');
  await press('ArrowLeft');
  await at('demo-form');
  await press('End');
  await at('demo-form.failed xstate.done.actor.openThankYou 0');
  await press('Home');
  await at('demo-form');
  // One stop for the Tab key, wherever the walk has come to.
  await expect(page.locator('[data-told][tabindex="0"]')).toHaveCount(1);
});

test('§7 atlas: keys, wheel with Ctrl, drag and fingers move the chart; the page still scrolls', async ({
  page,
}) => {
  await open(page, demoForm);
  const picture = chart(page).locator('svg');
  const box = () => picture.getAttribute('viewBox');
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
  const frame = (await chart(page).boundingBox())!;
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 20, { steps: 5 });
  await page.mouse.up();
  await expect.poll(box).not.toBe(before);
  expect(page.url()).not.toContain('at=');
});

test('§7 atlas: two fingers zoom the chart', async ({ page }) => {
  await open(page, demoForm);
  await chart(page).evaluate((frame) => {
    const { left, top } = frame.getBoundingClientRect();
    const touch = (identifier: number, gap: number) =>
      new Touch({ identifier, target: frame, clientX: left + 200 + gap, clientY: top + 150 });
    const send = (type: string, gap: number) =>
      frame.dispatchEvent(
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

  test('§7 atlas: a machine is drawn, told and tabled', async ({ page }) => {
    await page.goto(demoForm);
    await expect(chart(page).locator('g[data-part]').first()).toBeVisible();
    await expect(told(page, 'demo-form.submitting')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Events by state' })).toBeVisible();
    await expect(page.getByText('✓ Holds').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();
  });
});

test('§7 atlas: on paper the whole chart, all words and the tables are there', async ({ page }) => {
  await open(page, `${demoForm}?at=demo-form.failed`);
  await chart(page).press('+');
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

test('§2 atlas: an unknown machine has the status 404 and the nearest one', async ({
  page,
  expectConsole,
}) => {
  expectConsole(browserLine);
  const answer = await page.goto('/machines/demo-fom');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such machine.');
  await page.getByRole('link', { name: 'Demo form' }).click();
  await expect(page).toHaveURL(/\/machines\/demo-form$/);
});

test('§15 atlas: nothing is wider than a phone, at twice the text size too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  for (const path of ['/machines', demoForm, '/machines/header-dropdown']) {
    await open(page, path);
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await over(), path).toBeLessThanOrEqual(0);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await over(), `${path} at 200 %`).toBeLessThanOrEqual(0);
  }
});

test.describe('accessibility of the atlas', () => {
  test.describe.configure({ timeout: 60_000 });

  for (const path of [
    '/machines',
    '/machines?q=zzz',
    `${demoForm}?at=demo-form.submitting`,
    '/machines/header-dropdown',
    '/machines/nothing',
  ]) {
    test(`axe finds nothing on ${path}, at 1280 and 375 px`, async ({ page, expectConsole }) => {
      expectConsole(browserLine, 'any');
      await open(page, path);
      await expectNoFindingsAtBothSizes(page, page.getByRole('heading', { level: 1 }));
    });
  }
});
