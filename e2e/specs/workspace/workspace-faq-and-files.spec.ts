import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { faqWords } from '#content/workspace/faq-list.ts';
import { sampleWorkspace, type FaqEntry, type Workspace } from '#content/sample/workspace.ts';
import { expectNoAxeViolationsAtBothSizes } from '#e2e/support/pages/axe.ts';
import { expect, open, test, watchPaths } from '#e2e/support/browser/fixtures.ts';
import { expectNoHorizontalScroll } from '#e2e/support/pages/layout.ts';
import { compoundFile, docx, wordHead } from '#tests/lib/workspace/document-files.ts';
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

const workspace = (page: Page) => stored(page, 'workspace') as Promise<Workspace | null>;
const entriesIn = async (page: Page) => (await workspace(page))?.faq.entries ?? [];

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

test('FAQ list: an entry opens in place, waits for Save, and asks before it is lost', async ({
  page,
}) => {
  await open(page, path);
  await expect(inItem(page, 0, 'Edit entry')).toHaveAttribute('aria-expanded', 'false');
  await inItem(page, 0, 'Edit entry').focus();
  await page.keyboard.press('Enter');
  await expect(question(page, 0)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(inItem(page, 0, 'Edit entry')).toHaveAttribute('aria-expanded', 'false');
  await expect(inItem(page, 0, 'Edit entry')).toBeFocused();
  // A closed entry is one tab stop.
  await page.keyboard.press('Tab');
  await expect(inItem(page, 1, 'Edit entry')).toBeFocused();

  await button(page, 'Add entry').click();
  await expect(question(page, 5)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page, 5)).toHaveAccessibleDescription('Enter a question.');
  await page.keyboard.type('Hold the line.');
  expect(await entriesIn(page)).toEqual(sampleWorkspace.faq.entries);
  await button(page, 'Save changes').click();
  await expect(
    page.getByText(`${chatbotSetup.saving.saved} ${chatbotSetup.saving.skipped(1)}`),
  ).toBeFocused();
  await page.reload();
  await expect(answer(page, 5)).toHaveValue('Hold the line.');
  await expect(inItem(page, 5, 'Edit entry')).toHaveAttribute('aria-expanded', 'true');
  await expect(question(page, 5)).toHaveAttribute('aria-invalid', 'true');

  await question(page, 0).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Now?');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await button(page, 'Save and leave').click();
  await expect(page).toHaveURL('/dashboard');
  const typed = `${sampleWorkspace.faq.entries[0]!.question} Now?`;
  expect((await entriesIn(page))[0]?.question).toBe(typed);
});

test('FAQ list: the focus follows an entry that is moved, deleted or restored', async ({
  page,
}) => {
  const { entries } = sampleWorkspace.faq;
  await open(page, path);
  await expect(items(page)).toHaveCount(5);
  await inItem(page, 1, 'Delete entry').click();
  await expect(items(page)).toHaveCount(4);
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page, 1)).toHaveValue(entries[1]!.question);
  await expect(inItem(page, 1, 'Edit entry')).toBeFocused();
  await expect(button(page, 'Save changes')).toBeHidden();

  await inItem(page, 0, 'Move down').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Entry moved to 2 of 5.')).toBeAttached();
  await expect(inItem(page, 1, 'Move down')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inItem(page, 2, 'Move down')).toBeFocused();
  await expect(question(page, 2)).toHaveValue(entries[0]!.question);
  await inItem(page, 2, 'Delete entry').click();
  await button(page, 'Dismiss').click();
  await expect(inItem(page, 2, 'Edit entry')).toBeFocused();
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

test('FAQ import: it shows how the file was read, skips rows and replaces duplicates', async ({
  page,
}) => {
  await open(page, path);
  await button(page, 'Import CSV').click();
  const dialog = importDialog(page);
  await csvInput(page).setInputFiles(file('sheet.csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0xff])));
  await expect(csvInput(page)).toHaveAccessibleDescription(
    /^sheet\.csv is a spreadsheet or another/,
  );
  // Windows-1252: 0x80 is the euro sign, 0x93 and 0x94 are quotation marks.
  const text =
    'sep=;\r\nNr.;Frage;Antwort\r\n1;"Why; ""why""?";"\x93Zwölf\x94 \x80\nTwo"\n2;;No question\r\n3;How do I reset my router?;Again\n4;When?;Soon';
  await csvInput(page).setInputFiles(file('faq.csv', Buffer.from(text, 'latin1')));
  await expect(dialog).toContainText('2 entries will be added. 2 rows will be skipped.');
  await expect(dialog.getByRole('region', { name: 'Skipped rows' })).toHaveText(
    'Row 3: Enter a question.',
  );
  await expect(dialog.getByRole('region', { name: 'Duplicates' })).toHaveText(
    'Row 4: How do I reset my router? This question is already in the list.',
  );
  const look = dialog.getByRole('region', { name: 'First rows' });
  await expect(look.getByRole('columnheader')).toHaveText([
    'Row',
    'Nr.',
    'QuestionFrage',
    'AnswerAntwort',
  ]);
  await expect(look).toContainText('“Zwölf” €');
  await expect(dialog.getByLabel('Encoding')).toHaveValue('windows-1252');
  await expect(dialog.getByLabel('Separator')).toHaveValue(';');
  await dialog.getByLabel('Encoding').selectOption('windows-1251');
  await expect(look).toContainText('“Zwцlf”');
  await dialog.getByLabel('Encoding').selectOption('windows-1252');
  await dialog.getByLabel('Answer column').selectOption('Frage');
  await expect(look.getByRole('columnheader')).toHaveText([
    'Row',
    'Nr.',
    'AnswerFrage',
    'QuestionAntwort',
  ]);
  await dialog.getByLabel('Answer column').selectOption('Antwort');

  const download = page.waitForEvent('download');
  await button(page, 'Download skipped rows').click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(
    [
      '\uFEFFrow,reason,Nr.,Frage,Antwort',
      '3,Enter a question.,2,,No question',
      '4,This question is already in the list.,3,How do I reset my router?,Again',
    ].join('\r\n'),
  );
  await dialog.getByRole('radio', { name: 'Replace' }).check();
  await expect(dialog).toContainText(
    '2 entries will be added. 1 entry will be replaced. 1 row will be skipped.',
  );
  await button(page, 'Import').click();
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Import CSV')).toBeFocused();
  await expect(
    page.getByText('2 entries added at the end of the list. 1 entry replaced.'),
  ).toBeVisible();
  await expect(question(page, 5)).toHaveValue('Why; "why"?');
  await expect(answer(page, 5)).toHaveValue('“Zwölf” €\nTwo');
  await button(page, 'Save changes').click();
  const entries = await entriesIn(page);
  expect(entries.find((entry) => entry.question === 'How do I reset my router?')?.answer).toBe(
    'Again',
  );
});

test('FAQ import: 10,000 rows import without a frozen page and export again', async ({ page }) => {
  await open(page, path);
  await button(page, 'Import CSV').click();
  const rows = Array.from(
    { length: 10_000 },
    (_, row) => `"Why is light ${row} red?",Answer ${row}.`,
  );
  const csv = file('long.csv', ['question,answer', ...rows].join('\r\n'));
  await csvInput(page).setInputFiles(csv);
  await expect(importDialog(page)).toContainText('10,000 entries will be added.');
  await button(page, 'Import').click();
  await expect(page.getByText('10,000 entries added at the end of the list.')).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(exported.split('\r\n')).toHaveLength(10_006);
  expect(exported).toMatch(/^\uFEFFquestion,answer\r\n/);
});

test('documents: selected and dropped files are checked and stored locally, and none is sent', async ({
  page,
}) => {
  await open(page, path);
  await expect(upload(page)).toHaveAttribute('accept', '.pdf,.doc,.docx,.txt');
  const requests = watchPaths(page);
  await upload(page).setInputFiles([
    file('Tariff.PDF', '%PDF-1.7 secret words'),
    file('old.doc', Buffer.from(compoundFile(['WordDocument'], wordHead()))),
    file('new.docx', Buffer.from(docx('<w:p/>'))),
    file('notes.txt', 'Überlandleitung'),
    file('map.exe', 'MZ'),
    file('empty.txt', ''),
    file('program.pdf', 'MZ\0and more'),
  ]);
  await expect(refused(page).getByRole('listitem')).toHaveText([
    'map.exe was not added: only .pdf, .doc, .docx and .txt files.',
    'empty.txt was not added: the file is empty.',
    'program.pdf was not added: its content does not match its file type. Open it in the program that made it and save it as .docx, .pdf or .txt.',
  ]);
  const rows = documents(page).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toHaveText(/^Tariff\.PDFPDF · 21 bytes · Added \w{3} \d+, \d{4}/);
  await expect(rows.nth(4)).toHaveText(/^notes\.txtTXT · 16 bytes · Added/);

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
  await button(page, 'Remove dropped.pdf').click();
  await expect(button(page, 'Undo')).toBeFocused();

  expect(await workspace(page)).toBeNull();
  await button(page, 'Save changes').click();
  const saved = (await workspace(page))!;
  expect(JSON.stringify(saved)).not.toMatch(/secret|berlandleitung/);
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
