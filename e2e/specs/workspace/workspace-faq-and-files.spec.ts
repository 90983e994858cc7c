import type { Locator, Page } from 'playwright/test';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { faqWords } from '#content/workspace/faq-list.ts';
import { sampleWorkspace, type FaqEntry, type Workspace } from '#content/sample/workspace.ts';
import { expectNoAxeViolationsAtBothSizes } from '#e2e/support/pages/axe.ts';
import { expect, open, test, watchPaths } from '#e2e/support/browser/fixtures.ts';
import { expectNoHorizontalScroll } from '#e2e/support/pages/layout.ts';
import { stored } from '#e2e/support/product/records.ts';

const path = '/chatbot-setup';
const list = (page: Page) => page.getByRole('list', { name: 'FAQ entries' });
const items = (page: Page) => list(page).getByRole('listitem');
const question = (page: Page, index: number) =>
  items(page).nth(index).getByRole('textbox', { name: 'Question' });
const answer = (page: Page, index: number) =>
  items(page).nth(index).getByRole('textbox', { name: 'Answer' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inItem = (page: Page, index: number, name: string) =>
  items(page).nth(index).getByRole('button', { name, exact: true });
const documents = (page: Page) => page.getByRole('list', { name: 'Documents' });
const upload = (page: Page) => page.getByLabel('Upload documents', { exact: true });
const refused = (page: Page) => page.getByRole('list', { name: 'Not added' });
const csvInput = (page: Page) => page.getByLabel('CSV file', { exact: true });
const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import FAQ entries' });

/** Opens the page with these entries in storage. */
async function openWith(page: Page, entries: FaqEntry[]): Promise<void> {
  const faq = { nextId: entries.length + 1, entries };
  const value = JSON.stringify({ version: 1, ...sampleWorkspace, faq });
  await page.addInitScript((raw) => localStorage.setItem('workspace', raw), value);
  await open(page, path);
}

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content as string),
});

test('FAQ list: on a phone, a new entry and Undo stay above the save bar', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, path);
  const expectAboveBar = async (focused: Locator, last = focused) => {
    await expect(focused).toBeFocused();
    await expect(async () => {
      const { y, height } = (await last.boundingBox())!;
      const bar = await page.getByText(chatbotSetup.saving.unsaved).boundingBox();
      expect(y + height).toBeLessThan(bar!.y);
    }).toPass();
  };
  await button(page, 'Add entry').click();
  await expectAboveBar(question(page, 5), answer(page, 5));
  await inItem(page, 1, 'Delete entry').click();
  await expectAboveBar(button(page, 'Undo'));
});

test('FAQ list: of 1,000 entries only the nearby and the focused ones are rendered, and a search finds one', async ({
  page,
}) => {
  const entries = Array.from({ length: 1000 }, (_, index) => ({
    id: index + 1,
    question: `Question ${index + 1}?`,
    answer: `Answer ${index + 1}.`,
  }));
  await openWith(page, entries);
  await expect(items(page).first()).toHaveAttribute('aria-setsize', '1000');
  expect(await items(page).count()).toBeLessThan(60);
  await button(page, 'Add entry').click();
  const last = page.locator('#faq-1001-question');
  await expect(last).toBeFocused();
  await page.keyboard.type('The last');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('#faq-1-question')).toBeVisible();
  await expect(page.locator('#faq-500-question')).toHaveCount(0);
  await page.keyboard.type(' one');
  await expect(last).toHaveValue('The last one');
  await expect(page.locator('li:has(#faq-1001-question)')).toHaveAttribute('aria-posinset', '1001');
  expect(await items(page).count()).toBeLessThan(60);

  const search = page.getByRole('searchbox', { name: 'Search entries' });
  await search.fill('ANSWER 777');
  await expect(page.getByText('1 of 1,001 entries found.')).toBeVisible();
  // The open entry stays.
  await expect(items(page)).toHaveCount(2);
  await search.fill('pony');
  await expect(page.getByText('No entry has “pony” in its question or answer.')).toBeVisible();
  await button(page, 'Clear search').click();
  await expect(search).toBeFocused();
  await expect(items(page).first()).toHaveAttribute('aria-setsize', '1001');
});

test('documents: selected and dropped files are stored locally, and none is sent', async ({
  page,
}) => {
  await open(page, path);
  const requests = watchPaths(page);
  await upload(page).setInputFiles([file('Tariff.PDF', '%PDF-1.7 secret words')]);
  await expect(documents(page)).toContainText('Tariff.PDFPDF · 21 bytes · Added ');
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7', 'x'.repeat(10 * 1024 * 1024 - 8)], 'dropped.pdf'));
    data.items.add(new File(['%PDF-1.7', 'x'.repeat(10 * 1024 * 1024 - 7)], 'huge.pdf'));
    data.items.add(new File(['x'], 'photo.png'));
    return data;
  });
  for (const type of ['dragenter', 'dragover', 'drop'])
    await upload(page).dispatchEvent(type, { dataTransfer: transfer });
  await expect(documents(page)).toContainText('dropped.pdfPDF · 10 MB');
  await expect(refused(page).getByRole('listitem')).toHaveText([
    'huge.pdf was not added: it is larger than 10 MB.',
    'photo.png was not added: only .pdf, .doc, .docx and .txt files.',
  ]);
  await button(page, 'Save changes').click();
  const saved = (await stored(page, 'workspace')) as Workspace;
  expect(JSON.stringify(saved)).not.toContain('secret');
  expect(Object.keys(saved.documents[1]!).toSorted().join()).toBe('addedAt,id,kind,name,size');
  expect(requests.filter((request) => !/^\/(chatbot-setup$|assets\/)/.test(request))).toEqual([]);
});

test('chatbot setup: long words, right-to-left text and markup stay text and fit', async ({
  page,
}) => {
  const markup = '<img src=x onerror="alert(1)">';
  await openWith(page, [
    { id: 1, question: markup, answer: '<script>alert(1)</script>' },
    { id: 2, question: 'W'.repeat(300), answer: 'W'.repeat(2000) },
    { id: 3, question: 'متى ينتهي الانقطاع؟', answer: 'خلال ساعتين.' },
  ]);
  await upload(page).setInputFiles([
    file('plan\u202Efdp.exe', 'MZ'),
    file('<img src=x onerror=alert(1)>.txt', 'a'),
    file(`${'W'.repeat(300)}.txt`, 'b'),
  ]);
  await expect(question(page, 0)).toHaveValue(markup);
  await expect(question(page, 2)).toHaveCSS('direction', 'rtl');
  await expect(refused(page)).toHaveText(/^planfdp\.exe was not added/);
  await expect(documents(page)).toContainText('<img src=x onerror=alert(1)>.txt');
  await expect(page.getByRole('button', { name: /^Remove W+…W+\.txt$/ })).toBeVisible();
  await expect(page.locator('main img, main script')).toHaveCount(0);
  await expectNoHorizontalScroll(page, [320]);
  await expectNoHorizontalScroll(page, [640], '200%');
});

test.describe('accessibility', () => {
  test.describe.configure({ timeout: 60_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'FAQ list and documents: no state has axe violations',
    { tag: '@full' },
    async ({ page }) => {
      await open(page, path);
      await upload(page).setInputFiles([file('map.exe', 'MZ'), file('a.txt', 'a')]);
      await expect(refused(page)).toBeVisible();
      await button(page, 'Add entry').click();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await inItem(page, 0, 'Delete entry').click();
      await expect(question(page, 4)).toHaveAttribute('aria-invalid', 'true');
      await button(page, 'Remove a.txt').click();
      await expectNoAxeViolationsAtBothSizes(page, refused(page));

      await button(page, 'Import CSV').click();
      await csvInput(page).setInputFiles(file('none.csv', ''));
      await expect(csvInput(page)).toHaveAttribute('aria-invalid', 'true');
      await expectNoAxeViolationsAtBothSizes(page, importDialog(page), 'dialog[open]');
      await csvInput(page).setInputFiles(file('some.csv', 'Why?,Because.\nWhen?,'));
      await expectNoAxeViolationsAtBothSizes(page, button(page, 'Import'), 'dialog[open]');
      await page.keyboard.press('Escape');

      await button(page, 'Remove ONT light guide.pdf').click();
      for (let remaining = 5; remaining > 0; remaining -= 1)
        await inItem(page, 0, 'Delete entry').click();
      await expectNoAxeViolationsAtBothSizes(page, page.getByText(faqWords.empty));
    },
  );
});
