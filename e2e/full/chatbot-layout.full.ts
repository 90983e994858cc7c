import type { Page } from 'playwright/test';
import {
  chat,
  greetingField,
  nameField,
  openChat,
  openSetup,
  overflow,
  previewButton,
  saveButton,
  say,
} from '../support/product/chatbot';
import { expectNoAxeViolations } from '../support/pages/axe';
import { expect, test } from '../support/browser/fixtures';

/** Opens the preview's sheet on narrow screens. */
async function showPreview(page: Page) {
  if (await previewButton(page).isVisible()) await previewButton(page).click();
}

// The preview is beside the fields or in a sheet, depending on the width.
for (const viewport of [
  { width: 1280, height: 800 },
  { width: 375, height: 740 },
])
  for (const host of ['Light', 'Dark']) {
    test(`chat: the preview has no axe violations in any state on a ${host} page at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await openSetup(page);
      await showPreview(page);
      await page.getByRole('radio', { name: host, exact: true }).check();
      await expectNoAxeViolations(page);
      await openChat(page).click();
      await say(chat(page), 'How do I reset my router?');
      await say(chat(page), 'technician light');
      await expect(chat(page).getByRole('button', { name: 'None of these' })).toBeVisible();
      await expectNoAxeViolations(page);
      await chat(page).getByRole('button', { name: 'None of these' }).click();
      await chat(page).getByRole('button', { name: 'Request a reply' }).click();
      await expect(chat(page).getByText('Enter an email address.')).toBeVisible();
      await expectNoAxeViolations(page);
    });
  }

for (const width of [1440, 1024, 768, 375, 320]) {
  test(`chat: long words, long text and other scripts fit in ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSetup(page);
    await page.getByRole('checkbox', { name: 'Include FAQ answers' }).check();
    for (const text of ['W'.repeat(60), 'مساعد شبكة الألياف في المقاطعة', 'Wörter '.repeat(300)]) {
      await nameField(page).fill(text);
      await greetingField(page).fill(`${text}\n${'g'.repeat(2000)}`);
      expect(await overflow(page), text.slice(0, 9)).toBe(0);
      await showPreview(page);
      await openChat(page).click();
      const panel = chat(page, text.trim());
      await say(panel, 'x'.repeat(2000));
      await expect(panel.getByRole('button', { name: 'Send' })).toBeInViewport();
      const log = panel.getByRole('log');
      expect(await log.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
      expect(await overflow(page), text.slice(0, 9)).toBe(0);
      await page.keyboard.press('Escape');
      if (width < 1024) await page.keyboard.press('Escape');
    }
  });
}

test('chat: text at 200% fits', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await openSetup(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await nameField(page).fill('Line desk');
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await overflow(page)).toBe(0);
  await expect(saveButton(page)).toBeInViewport();
  await showPreview(page);
  await openChat(page).click();
  await expect(chat(page, 'Line desk').getByRole('button', { name: 'Send' })).toBeVisible();
  expect(await overflow(page)).toBe(0);
});

test('chat: the page around the preview keeps its chosen theme in both system themes', async ({
  page,
}) => {
  await openSetup(page);
  const host = page.getByRole('group', { name: 'Preview page theme' });
  const background = () =>
    page.getByText('Your website').evaluate((node) => getComputedStyle(node).backgroundColor);
  const light = await background();
  await host.getByRole('radio', { name: 'Dark' }).check();
  expect(await background()).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await host.getByRole('radio', { name: 'Light' }).check();
  await expect.poll(background).toBe(light);
});
