import type { Page } from 'playwright/test';
import { sampleWorkspace } from '../content/sample/workspace';
import { beforeScript, sidebar, workspacePages } from '../content/workspace';
import { expectNoFindings, settled } from './findings';
import { browserLine, expect, open, test } from './fixtures';
import { heading } from './forms';

const pages = Object.values(workspacePages);
const small = { width: 375, height: 740 };
const nav = (page: Page) => page.getByRole('navigation', { name: 'Workspace' });
const item = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });
const size = (page: Page) => page.getByRole('combobox', { name: 'Sample size' });
const tag = (page: Page) => page.getByText('Sample data', { exact: true });
const resetButton = (page: Page) => page.getByRole('button', { name: 'Reset sample data' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reset sample data?' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'as it came' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

test('contracts §3: the sidebar has its four links, the active one is marked', async ({ page }) => {
  await open(page, '/account-setup');
  await expect(nav(page).getByRole('link')).toHaveCount(4);
  for (const { path, label } of sidebar) {
    await item(page, label).click();
    await expect(page).toHaveURL(path);
    await expect(item(page, label)).toHaveAttribute('aria-current', 'page');
    await expect(nav(page).locator('[aria-current="page"]')).toHaveCount(1);
    await expect(heading(page)).toHaveText(label);
    await expect(heading(page)).toBeFocused();
  }
});

test('§2 sidebar: clicking an item scrolls to the top, the active one as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await open(page, '/account-setup');
  for (const [from, label] of [
    ['/account-setup', 'Account Settings'],
    ['/account-setup', 'Home'],
  ] as const) {
    await expect(page).toHaveURL(from);
    await page.getByRole('heading', { name: 'Security' }).evaluate((element) => {
      element.scrollIntoView();
    });
    expect(await scrolled(page)).toBeGreaterThan(200);
    await item(page, label).click();
    await expect.poll(() => scrolled(page)).toBe(0);
  }
  await expect(page).toHaveURL('/dashboard');
});

test('§2 sidebar: from a section of a page its item leads back to the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await open(page, '/account-setup#security');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  await item(page, 'Account Settings').click();
  await expect(page).toHaveURL('/account-setup');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('§2 sidebar: the logo is 60 percent of its width, and holds all of itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/dashboard');
  const link = page.getByRole('link', { name: 'Midspan home' });
  const logo = await link.boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(logo!.width / main!.x).toBeCloseTo(0.6, 3);
  const drawn = await link.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect().width;
  });
  expect(drawn).toBeLessThanOrEqual(logo!.width);
  expect(drawn).toBeGreaterThan(0.94 * logo!.width);
  await link.click();
  await expect(page).toHaveURL('/');
});

test('§2 sidebar: Logout only navigates to /sign-in', async ({ page, expectConsole }) => {
  expectConsole(browserLine, 'any');
  await open(page, '/dashboard');
  await size(page).selectOption('first');
  const before = await stored(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const isFile = request.method() === 'GET' && /\.\w+$/.test(new URL(request.url()).pathname);
    if (!isFile) calls.push(request.url());
  });
  await logout(page).click();
  await expect(page).toHaveURL('/sign-in');
  expect(calls).toEqual([]);
  expect(await stored(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

for (const { path, title } of pages)
  test(`contracts §2: ${path} says that it shows sample data, and has its own title`, async ({
    page,
  }) => {
    await open(page, path);
    for (const viewport of [{ width: 1440, height: 900 }, small]) {
      await page.setViewportSize(viewport);
      await expect(tag(page).filter({ visible: true })).toHaveCount(1);
      await expect(tag(page).filter({ visible: true })).toBeInViewport();
    }
    await expect(page).toHaveTitle(`${title} · Midspan`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

test('sample data: a reset asks first, and can be called off', async ({ page }) => {
  await open(page, '/dashboard');
  await size(page).selectOption('none');
  const before = await stored(page);
  await resetButton(page).click();
  await expect(dialog(page)).toContainText('this cannot be undone');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(resetButton(page)).toBeFocused();
  await resetButton(page).click();
  await dialog(page).getByRole('button', { name: 'Keep my changes' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await stored(page)).toBe(before);
  await expect(notice(page)).toHaveCount(0);
});

test('sample data: a reset puts everything back, says so, and stops saying it', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/account-setup');
  const toggle = page.getByRole('switch', { name: 'Two-factor authentication' });
  await toggle.click();
  await size(page).selectOption('none');
  await page.getByRole('textbox', { name: 'Company' }).fill('Ridge County Power');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await resetButton(page).click();
  await dialog(page).getByRole('button', { name: 'Reset everything' }).click();
  await expect(notice(page)).toBeVisible();
  await expect(resetButton(page)).toBeFocused();
  await expect(toggle).not.toBeChecked();
  await expect(size(page)).toHaveValue('typical');
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Ridge County Fiber');
  expect(await page.evaluate(() => localStorage.getItem('workspace'))).toBeNull();
  const words = await notice(page).boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(words!.x).toBeGreaterThan(main!.x);
  await page.clock.fastForward(8_000);
  await expect(notice(page)).toHaveCount(0);
});

for (const { at, name, typed, came } of [
  {
    at: '/account-setup',
    name: 'Company',
    typed: ['Ridge County Power', 'x'.repeat(2_001)],
    came: sampleWorkspace.profile.company,
  },
  {
    at: '/chatbot-setup',
    name: 'Chatbot name',
    typed: ['Line desk', ''],
    came: sampleWorkspace.chatbot.name,
  },
])
  test(`sample data: a reset takes what is not saved on ${at} too, and says so before`, async ({
    page,
    context,
  }) => {
    test.setTimeout(60_000);
    const other = await context.newPage();
    for (const tab of [page, other]) await open(tab, at);
    const [own, foreign] = [page, other].map((tab) => tab.getByRole('textbox', { name }));
    await foreign!.fill('Typed elsewhere');
    for (const text of typed) {
      await own!.fill(text);
      await own!.press('Enter');
      await own!.pressSequentially('Not saved');
      await resetButton(page).click();
      await expect(dialog(page)).toContainText('Changes that you have not saved yet go too.');
      await dialog(page).getByRole('button', { name: 'Reset everything' }).click();
      await expect(own!).toHaveValue(came);
      await expect(notice(page)).toBeVisible();
      await expect(page.getByText(/not saved yet|unsaved|changed elsewhere/i)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    await expect(foreign!).toHaveValue('Typed elsewhere');
    await item(page, 'Home').click();
    await expect(page).toHaveURL('/dashboard');
  });

test('sample data: its size is chosen, kept, and counted beside Conversations', async ({
  page,
}) => {
  await open(page, '/dashboard');
  await expect(size(page)).toHaveValue('typical');
  await expect(size(page).getByRole('option')).toHaveText([
    'Typical operator',
    'New workspace, nothing yet',
    'First conversation',
    'Large operator, 50,000',
  ]);
  const conversations = item(page, 'Conversations');
  await expect(conversations).toHaveAccessibleDescription(/^\d+ pending$/);
  const typical = Number.parseInt(
    await conversations.innerText().then((text) => text.match(/\d+/)![0]),
  );
  await size(page).selectOption('large');
  await expect
    .poll(async () => Number((await conversations.innerText()).match(/\d+/)?.[0]))
    .toBeGreaterThan(typical);
  await page.reload();
  await expect(size(page)).toHaveValue('large');
  await size(page).selectOption('none');
  await expect(conversations).toHaveText('Conversations');
  await expect(conversations).toHaveAccessibleDescription('');
});

test('sample data: two tabs follow each other', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/dashboard');
  await open(other, '/conversations');
  await size(page).selectOption('none');
  await expect(size(other)).toHaveValue('none');
  await expect(item(other, 'Conversations')).toHaveText('Conversations');
  await resetButton(other).click();
  await dialog(other).getByRole('button', { name: 'Reset everything' }).click();
  await expect(size(page)).toHaveValue('typical');
  await expect(item(page, 'Conversations')).toHaveAccessibleDescription(/pending$/);
});

test.describe('on small screens', () => {
  test.use({ viewport: small });

  test('art direction §12: a sheet holds the sidebar, keeps the focus and gives it back', async ({
    page,
  }) => {
    await open(page, '/dashboard');
    await expect(nav(page)).toHaveCount(0);
    await openMenu(page).click();
    await expect(sheet(page)).toBeVisible();
    await expect(item(page, 'Home')).toHaveAttribute('aria-current', 'page');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== body && !activeElement?.closest('dialog');
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(openMenu(page)).toBeFocused();
    await openMenu(page).click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(openMenu(page)).toBeFocused();
  });

  test('art direction §12: a link closes the sheet and leads to the page’s heading', async ({
    page,
  }) => {
    await open(page, '/dashboard');
    await openMenu(page).click();
    await item(page, 'Account Settings').click();
    await expect(page).toHaveURL('/account-setup');
    await expect(sheet(page)).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 600));
    await openMenu(page).click();
    await item(page, 'Account Settings').click();
    await expect(sheet(page)).toHaveCount(0);
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('sample data: a reset from the sheet asks and says so there', async ({ page }) => {
    await open(page, '/dashboard');
    await openMenu(page).click();
    await size(page).selectOption('first');
    await resetButton(page).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(sheet(page)).toBeVisible();
    await resetButton(page).click();
    await dialog(page).getByRole('button', { name: 'Reset everything' }).click();
    await expect(notice(page)).toBeInViewport();
    await expect(size(page)).toHaveValue('typical');
  });

  for (const viewport of [small, { width: 320, height: 480 }, { width: 768, height: 1024 }])
    test(`sample data: at ${viewport.width} px the notice of a reset covers nothing that can be pressed`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, '/dashboard');
      await openMenu(page).click();
      await resetButton(page).scrollIntoViewIfNeeded();
      await settled(page);
      const placed = await logout(page).boundingBox();
      await resetButton(page).click();
      await dialog(page).getByRole('button', { name: 'Reset everything' }).click();
      await expect(notice(page)).toBeInViewport({ ratio: 1 });
      await settled(page);
      // Where there is no room to spare, the sheet makes some.
      if (viewport.height > 480) expect(await logout(page).boundingBox()).toEqual(placed);
      const covered = await notice(page).evaluate((element) => {
        const words = element.getBoundingClientRect();
        return [...document.querySelectorAll('dialog[open] :is(a, button, select, input, label)')]
          .filter((other) => {
            const { left, right, top, bottom } = other.getBoundingClientRect();
            const isBeside = right <= words.left || left >= words.right;
            return !isBeside && bottom > words.top && top < words.bottom;
          })
          .map((other) => other.textContent);
      });
      expect(covered).toEqual([]);
    });

  test('§2 sidebar: Logout is in the sheet too', async ({ page }) => {
    await open(page, '/chatbot-setup');
    await openMenu(page).click();
    await logout(page).click();
    await expect(page).toHaveURL('/sign-in');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('art direction §12: at 768 px the sheet leaves the page in sight, and a press there closes it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, '/dashboard');
    await openMenu(page).click();
    await expect(sheet(page)).toHaveCSS('width', '320px');
    await expect(sheet(page)).toHaveCSS('height', '1024px');
    await page.mouse.click(600, 500);
    await expect(sheet(page)).toHaveCount(0);
    await openMenu(page).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(sheet(page)).toHaveCount(0);
    await expect(nav(page)).toBeVisible();
  });
});

test.describe('accessibility of the workspace’s frame', () => {
  test.describe.configure({ timeout: 60_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in the reset dialog, its notice and the sheet', async ({ page }) => {
    await open(page, '/dashboard');
    await resetButton(page).click();
    await expect(dialog(page)).toBeVisible();
    await expectNoFindings(page);
    await dialog(page).getByRole('button', { name: 'Reset everything' }).click();
    // So high that the notice lies over nothing: what it covers has no contrast with it.
    await page.setViewportSize({ width: 1280, height: 1800 });
    await expect(notice(page)).toBeVisible();
    await expectNoFindings(page);
    await page.setViewportSize(small);
    await openMenu(page).click();
    await expect(sheet(page)).toBeVisible();
    await expectNoFindings(page);
    await resetButton(page).click();
    await expect(dialog(page)).toBeVisible();
    await expectNoFindings(page);
  });
});

test('art direction §15: at 320 px and with text twice as large nothing scrolls sideways', async ({
  page,
}) => {
  await open(page, '/dashboard');
  for (const [width, fontSize] of [
    [320, '100%'],
    [375, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, fontSize);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px at ${fontSize}`).toBe(0);
  }
});

test('art direction §15: whose text is twice as large gets the layout of half the screen, nothing cut', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/dashboard');
  await expect(openMenu(page)).toBeVisible();
  await expect(nav(page)).toBeHidden();
  await page.setViewportSize({ width: 2048, height: 900 });
  await expect(nav(page)).toBeVisible();
  const cut = await page
    .locator('aside')
    .evaluate((aside) => aside.scrollWidth - aside.clientWidth);
  expect(cut).toBe(0);
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Solutions' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(openMenu(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page says that the workspace needs JavaScript', async ({ page }) => {
    for (const { path, title } of pages) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByText(beforeScript.withoutScript)).toBeVisible();
      await expect(page.getByText(beforeScript.loading)).toBeHidden();
      await expect(tag(page).filter({ visible: true })).toHaveCount(1);
      await item(page, 'Home').click();
      await expect(page).toHaveURL('/dashboard');
    }
  });
});
