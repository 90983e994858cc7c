import type { Page } from 'playwright/test';
import { documentTextWords as words } from '#content/workspace/document-text.ts';
import { expect, open, test, watchPaths } from '#e2e/support/browser/fixtures.ts';
import { docx, latin, pdf } from '#tests/lib/workspace/document-files.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const upload = (page: Page) => page.getByLabel('Upload documents', { exact: true });
const file = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

const files = {
  'notes.txt': latin('Gr\xfc\xdfe \x96 5 \x80'),
  'Tariff.docx': docx('<w:p><w:r><w:t>Fiber 300 costs 5 €</w:t></w:r></w:p>'),
  'Guide.pdf': pdf(['Light levels', 'Second page'], '\xef\xbb\xbf'),
};
const texts: readonly (readonly [name: keyof typeof files, text: string, facts: RegExp])[] = [
  ['notes.txt', 'Grüße – 5 €', /^11 characters · 4 words · read as WINDOWS-1252$/],
  ['Tariff.docx', 'Fiber 300 costs 5 €', /^19 characters · 5 words$/],
  ['Guide.pdf', 'Light levels\n\nSecond page', /^25 characters · 4 words$/],
];

test('§2.105 documents: the text of each kind is shown in this browser, and PDF.js loads at a press', async ({
  page,
}) => {
  const loaded = watchPaths(page);
  await open(page, '/chatbot-setup');
  await expect(page.getByRole('button', { name: /^View text/ })).toHaveCount(0);
  await upload(page).setInputFiles(Object.entries(files).map(([name, bytes]) => file(name, bytes)));
  const opener = (name: string) => page.getByRole('button', { name: words.view(name) });
  await expect(opener('Guide.pdf')).toBeVisible();
  expect(loaded.filter((path) => /\bpdf/.test(path) && !/lazy/.test(path))).toEqual([]);

  for (const [name, text, facts] of texts) {
    await opener(name).click();
    await expect(dialog(page).getByRole('status')).toHaveText(facts);
    await expect(dialog(page).getByRole('region', { name: words.text })).toHaveText(text);
    await expect(dialog(page)).toContainText(name);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(name)).toBeFocused();
  }
  expect(loaded.filter((path) => path.startsWith('/assets/pdf'))).toHaveLength(2);
  expect(
    loaded.filter((path) => !/^\/(chatbot-setup$|assets\/|widget\/v1\.js$)/.test(path)),
  ).toEqual([]);
});
