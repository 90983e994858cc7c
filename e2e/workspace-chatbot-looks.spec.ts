import type { Page } from 'playwright/test';
import { chat, greetingField, nameField, openChat, openSetup, saveButton, say } from './chatbot';
import { expectNoFindings, expectNoFindingsAtBothSizes } from './findings';
import { expect, test } from './fixtures';

/** Opens the sheet where the preview lies in one. */
async function showPreview(page: Page) {
  const button = page.getByRole('button', { name: 'Preview', exact: true });
  if (await button.isVisible()) await button.click();
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('accessibility of the chatbot setup', () => {
  test.describe.configure({ timeout: 60_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in the fields, their errors, the save bar and the dialog', async ({
    page,
  }) => {
    await openSetup(page);
    await expectNoFindingsAtBothSizes(page, nameField(page));
    await page.getByRole('checkbox', { name: 'Include FAQ answers' }).check();
    await nameField(page).fill('Line desk '.repeat(9));
    await greetingField(page).fill('');
    await saveButton(page).click();
    await expectNoFindingsAtBothSizes(page, page.getByText('Write a greeting.'));
    await page.getByRole('link', { name: 'Midspan home' }).filter({ visible: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expectNoFindingsAtBothSizes(page, dialog);
  });

  // The chat is opened anew at each size: it lies beside the fields or in a sheet.
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 375, height: 740 },
  ]) {
    for (const host of ['Light', 'Dark']) {
      test(`axe finds nothing in the chat, whatever it says, on a ${host} page, ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await openSetup(page);
        await showPreview(page);
        await page.getByRole('button', { name: host, exact: true }).click();
        await expectNoFindings(page);
        await openChat(page).click();
        await say(chat(page), 'How do I reset my router?');
        await say(chat(page), 'technician light');
        await expect(chat(page).getByRole('button', { name: 'None of these' })).toBeVisible();
        await expectNoFindings(page);
        await chat(page).getByRole('button', { name: 'None of these' }).click();
        await chat(page).getByRole('button', { name: 'Ask for a reply' }).click();
        await expect(chat(page).getByText('Enter an email address.')).toBeVisible();
        await expectNoFindings(page);
      });
    }
  }
});

for (const width of [1440, 1024, 768, 375, 320]) {
  test(`§15 looks: long words, much text and other scripts fit in ${width} px`, async ({
    page,
  }) => {
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

test('§15 looks: text of double size fits too', async ({ page }) => {
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

test('§15 looks: what has the focus, and the caret in it, is not under the save bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await openSetup(page);
  await nameField(page).fill('Line desk');
  const barTop = async () => (await saveButton(page).boundingBox())!.y - 14;
  for (const role of ['button', 'group', 'checkbox'] as const) {
    const field = page.getByRole('region', { name: 'Embed snippet' }).getByRole(role).first();
    await field.evaluate((node) => node.focus({ preventScroll: true }));
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press('Shift+Tab');
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    const box = await field.boundingBox();
    expect(box!.y + Math.min(box!.height, 40), role).toBeLessThanOrEqual(await barTop());
  }
  await page.evaluate(() => scrollTo(0, 0));
  await greetingField(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\nWhere');
  const caretBottom = (await greetingField(page).boundingBox())!.y + 72;
  expect(caretBottom).toBeLessThanOrEqual(await barTop());
});
