import type { Locator } from 'playwright/test';
import { chat, openChat, say } from '../support/product/chatbot';
import { expect, test } from '../support/browser/fixtures';
import { startCustomerHost, snippetOf, type CustomerHost } from '../support/product/customer-page';

let host: CustomerHost;

test.beforeAll(async () => {
  host = await startCustomerHost();
});

test.afterAll(() => host.close());

test.beforeEach(({ expectConsole }) => {
  expectConsole(new RegExp(`^request: ${host.origin}/`), 'any');
});

test('widget: it follows the color scheme of the page or the system', async ({ page, baseURL }) => {
  const colors: string[] = [];
  for (const [root, colorScheme] of [
    ['style="color-scheme: light"', 'dark'],
    ['style="color-scheme: dark"', 'light'],
    ['', 'light'],
    ['', 'dark'],
    ['style="color-scheme: light dark"', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(host.put({ body: snippetOf(baseURL), root }));
    colors.push(await openChat(page).evaluate((node) => getComputedStyle(node).backgroundColor));
  }
  const [light, dark] = colors;
  expect(light).not.toBe(dark);
  expect(colors).toEqual([light, dark, light, dark, dark]);
});

test('widget: bubbles, buttons and fields have visible borders in forced colors', async ({
  page,
  baseURL,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(host.put({ body: snippetOf(baseURL) }));
    const background = await page.locator('main').evaluate((node) => {
      node.style.color = 'Canvas';
      return getComputedStyle(node).color;
    });
    const expectBorder = async (part: Locator) => {
      const [width, color] = await part.evaluate((node) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(node);
        return [parseFloat(borderTopWidth), borderTopColor];
      });
      expect(width).toBeGreaterThanOrEqual(1);
      expect(color).not.toMatch(/^rgba.*, 0\)$/);
      expect(color).not.toBe(background);
    };
    const launcher = openChat(page);
    await expectBorder(launcher);
    await launcher.click();
    await say(chat(page), 'technician light');
    const offers = chat(page).getByRole('group', { name: 'Suggested questions' });
    await expect(offers.getByRole('button')).toHaveCount(3);
    const bubbles = chat(page).getByRole('log').locator('.chatbot, .visitor');
    expect(await bubbles.count()).toBeGreaterThanOrEqual(3);
    const fields = chat(page).getByRole('textbox');
    const buttons = chat(page).getByRole('button', { name: 'Send' });
    for (const parts of [bubbles, offers.getByRole('button'), fields, buttons])
      for (const part of await parts.all()) await expectBorder(part);
  }
});
