import type { BrowserContext, Page } from 'playwright/test';
import { faqWords } from '../content/faq-list';
import { sampleWorkspace, type FaqEntry, type Workspace } from '../content/sample/workspace';
import { expectNoFindingsAtBothSizes } from './findings';
import { expect, open, test } from './fixtures';
import { stored } from './records';

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

const workspace = (page: Page) => stored(page, 'workspace') as Promise<Workspace | null>;
const entriesIn = async (page: Page) => (await workspace(page))?.faq.entries ?? [];
const idsIn = async (page: Page) => (await entriesIn(page)).map(({ id }) => id);
const questions = (page: Page) =>
  page
    .getByRole('textbox', { name: 'Question' })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** What this browser has kept from before, once. */
async function keptBefore(context: BrowserContext, changed: Partial<Workspace>): Promise<void> {
  const value = JSON.stringify({ version: 1, ...sampleWorkspace, ...changed });
  await context.addInitScript((raw) => {
    if (localStorage.getItem('workspace') === null) localStorage.setItem('workspace', raw);
  }, value);
}

const entries = (count: number): Workspace['faq'] => ({
  nextId: count + 1,
  entries: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    question: `Question ${index + 1}?`,
    answer: `Answer ${index + 1}.`,
  })),
});

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content as string),
});

test.describe('FAQ list', () => {
  test('contracts §3: each entry has its question, its answer and its buttons', async ({
    page,
  }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { name: /^FAQ list/ })).toBeVisible();
    await expect(items(page)).toHaveCount(sampleWorkspace.faq.entries.length);
    for (const [index, entry] of sampleWorkspace.faq.entries.entries()) {
      await expect(question(page, index)).toHaveValue(entry.question);
      await expect(answer(page, index)).toHaveValue(entry.answer);
      await expect(inItem(page, index, 'Delete entry')).toHaveAccessibleDescription(
        `Entry ${index + 1} of 5 ${entry.question}`,
      );
    }
  });

  test('§4 FAQ list: an added entry gets the keyboard, and keeps what is typed over a reload', async ({
    page,
  }) => {
    await open(page, path);
    await button(page, 'Add entry').click();
    await expect(question(page, 5)).toBeFocused();
    await expect(question(page, 5)).toHaveAccessibleDescription('');
    await page.keyboard.press('Tab');
    await expect(question(page, 5)).toHaveAccessibleDescription('The question is empty.');
    await page.keyboard.type('Hold the line.');
    // The page goes before the typing has rested.
    await page.reload();
    await expect(answer(page, 5)).toHaveValue('Hold the line.');
    await expect(question(page, 5)).toHaveValue('');
    await expect(question(page, 5)).toHaveAttribute('aria-invalid', 'true');
  });

  test('§4 FAQ list: fields are stored as they are typed, and when the page is left', async ({
    page,
  }) => {
    await open(page, path);
    await question(page, 0).fill('How do I restart it?');
    await expect
      .poll(async () => (await entriesIn(page))[0]?.question)
      .toBe('How do I restart it?');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expect(question(page, 0)).toHaveValue('How do I restart it?');
    await question(page, 0).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' Now?');
    // Nothing is clicked, so that the field goes with the keyboard in it.
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL('/dashboard');
    expect((await entriesIn(page))[0]?.question).toBe('How do I restart it? Now?');
  });

  test('§4 FAQ list: a text that is too long is told, and kept', async ({ page }) => {
    await open(page, path);
    await answer(page, 1).fill('a'.repeat(2001));
    await expect(answer(page, 1)).toHaveAccessibleDescription(
      'The answer has 2,001 characters; at most 2,000 fit.',
    );
    await question(page, 1).fill('');
    await expect(question(page, 1)).toHaveAccessibleDescription('The question is empty.');
    await page.reload();
    await expect(answer(page, 1)).toHaveValue('a'.repeat(2001));
    await answer(page, 1).fill('a'.repeat(2000));
    await expect(answer(page, 1)).toHaveAccessibleDescription('');
  });

  test('contracts §7: an id is never given twice, not after a deletion and not after a reload', async ({
    page,
  }) => {
    await open(page, path);
    await button(page, 'Add entry').click();
    await inItem(page, 5, 'Delete entry').click();
    await page.reload();
    await button(page, 'Add entry').click();
    await expect.poll(() => idsIn(page)).toEqual([1, 2, 3, 4, 5, 7]);
  });

  test('§4 FAQ list: a deletion can be undone: same place, same id, same words', async ({
    page,
  }) => {
    await open(page, path);
    await inItem(page, 1, 'Delete entry').click();
    await expect(items(page)).toHaveCount(4);
    await expect(page.getByText('Entry deleted.')).toBeVisible();
    await expect(button(page, 'Undo')).toBeFocused();
    expect(await idsIn(page)).toEqual([1, 3, 4, 5]);
    await page.keyboard.press('Enter');
    await expect(question(page, 1)).toHaveValue(sampleWorkspace.faq.entries[1]!.question);
    await expect(question(page, 1)).toBeFocused();
    expect(await entriesIn(page)).toEqual(sampleWorkspace.faq.entries);
    await expect(button(page, 'Undo')).toHaveCount(0);
  });

  test('§4 FAQ list: undo stays until the next change, or until it is dismissed', async ({
    page,
  }) => {
    await open(page, path);
    await inItem(page, 4, 'Delete entry').click();
    await question(page, 0).focus();
    await expect(button(page, 'Undo')).toBeVisible();
    await page.keyboard.type('x');
    await expect(button(page, 'Undo')).toHaveCount(0);
    await inItem(page, 3, 'Delete entry').click();
    await button(page, 'Dismiss').click();
    await expect(button(page, 'Undo')).toHaveCount(0);
    await expect(question(page, 2)).toBeFocused();
    await expect(items(page)).toHaveCount(3);
  });

  test('§4 FAQ list: entries change places by button; the focus stays and the place is said', async ({
    page,
  }) => {
    await open(page, path);
    const [first, second, third] = await questions(page);
    await inItem(page, 0, 'Move down').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Entry moved to 2 of 5.')).toBeAttached();
    await expect(inItem(page, 1, 'Move down')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(inItem(page, 2, 'Move down')).toBeFocused();
    expect((await questions(page)).slice(0, 3)).toEqual([second, third, first]);
    await inItem(page, 2, 'Move up').click();
    await expect(inItem(page, 1, 'Move up')).toBeFocused();
    expect((await questions(page)).slice(0, 3)).toEqual([second, first, third]);
    await inItem(page, 0, 'Move up').click({ force: true });
    await page.reload();
    await expect(question(page, 0)).toHaveValue(second!);
    expect(await idsIn(page)).toEqual([2, 1, 3, 4, 5]);
  });

  test('§4 FAQ list: without entries it says so, and takes the first one', async ({ page }) => {
    await open(page, path);
    for (let left = 5; left > 0; left -= 1) await inItem(page, 0, 'Delete entry').click();
    await expect(list(page)).toHaveCount(0);
    await expect(page.getByText(faqWords.empty)).toBeVisible();
    await button(page, 'Dismiss').click();
    await expect(button(page, 'Add entry')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page, 0)).toBeFocused();
    await expect.poll(() => idsIn(page)).toEqual([6]);
  });

  test('§4 FAQ list: two tabs follow each other, and neither loses what is being typed', async ({
    context,
  }) => {
    const [one, two] = [await context.newPage(), await context.newPage()];
    await open(one, path);
    await open(two, path);
    await two.bringToFront();
    await question(two, 0).fill('Typed in the second tab');
    await expect(question(one, 0)).toHaveValue('Typed in the second tab');
    await button(two, 'Add entry').click();
    await two.keyboard.type('New in the second tab');
    await two.keyboard.press('Tab');
    await expect(question(one, 5)).toHaveValue('New in the second tab');

    // The first tab is in the middle of a word when the second changes the list.
    await one.bringToFront();
    await question(one, 1).focus();
    await one.keyboard.type('Half a wo');
    await inItem(two, 0, 'Delete entry').evaluate((element: HTMLElement) => element.click());
    await expect(items(one)).toHaveCount(5);
    await one.keyboard.type('rd, ');
    await expect(question(one, 0)).toBeFocused();
    await expect(question(one, 0)).toHaveValue(/Half a word, /);
    await expect(question(two, 0)).toHaveValue(/Half a word, /);
    expect(await idsIn(one)).toEqual([2, 3, 4, 5, 6]);
  });

  test('§4 FAQ list: a thousand entries: only what is near is on the page, the one in use stays', async ({
    page,
    context,
  }) => {
    await keptBefore(context, { faq: entries(1000) });
    await open(page, path);
    await expect(items(page).first()).toHaveAttribute('aria-setsize', '1000');
    expect(await items(page).count()).toBeLessThan(60);
    await button(page, 'Add entry').click();
    await expect(page.locator('#faq-1001-question')).toBeFocused();
    await page.keyboard.type('The last');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('#faq-1-question')).toBeVisible();
    await expect(page.locator('#faq-500-question')).toHaveCount(0);
    await page.keyboard.type(' one');
    await expect(page.locator('#faq-1001-question')).toHaveValue('The last one');
    await expect(page.locator('li:has(#faq-1001-question)')).toHaveAttribute(
      'aria-posinset',
      '1001',
    );
    expect(await items(page).count()).toBeLessThan(60);
  });

  test('§3 FAQ entry: long words, right-to-left script and markup stay text and break nothing', async ({
    page,
    context,
  }) => {
    const hostile: FaqEntry[] = [
      { id: 1, question: '<img src=x onerror="alert(1)">', answer: '<script>alert(1)</script>' },
      { id: 2, question: 'W'.repeat(300), answer: 'W'.repeat(2000) },
      { id: 3, question: 'متى ينتهي الانقطاع؟', answer: 'خلال ساعتين.' },
    ];
    await keptBefore(context, { faq: { nextId: 4, entries: hostile } });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await expect(question(page, 0)).toHaveValue('<img src=x onerror="alert(1)">');
    await expect(page.locator('main img, main script')).toHaveCount(0);
    await expect(question(page, 2)).toHaveCSS('direction', 'rtl');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(320);
    await page.setViewportSize({ width: 640, height: 640 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await width()).toBe(640);
  });

  test('contracts §4: where storage is full, entries live on in the page, and it says so', async ({
    page,
  }) => {
    await open(page, path);
    await page.evaluate(() => {
      for (let size = 1024 * 1024, index = 0; size >= 1; index += 1) {
        try {
          localStorage.setItem(`filler${index}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    await question(page, 0).fill('Does it fit?');
    await answer(page, 0).click();
    await expect(page.getByText(faqWords.fleeting)).toBeVisible();
    await expect(question(page, 0)).toHaveValue('Does it fit?');
  });
});

test.describe('FAQ import', () => {
  const choose = (page: Page, name: string, content: string | Buffer) =>
    page.getByLabel('CSV file', { exact: true }).setInputFiles(file(name, content));

  test('§4 FAQ import: says what it would add and each row it leaves out, then adds', async ({
    page,
  }) => {
    await open(page, path);
    await button(page, 'Import CSV').click();
    const dialog = page.getByRole('dialog', { name: 'Import FAQ entries' });
    const long = 'a'.repeat(2001);
    await choose(
      page,
      'faq.csv',
      `\uFEFFquestion;answer\r\n"Why; ""why""?";"One\nTwo"\r\n;No question\r\nHow do I reset my router?;Again\r\nToo long?;${long}\r\nWhen?;Soon`,
    );
    await expect(dialog).toContainText('2 entries will be added. 3 rows are left out.');
    await expect(dialog.getByRole('region', { name: 'Rows left out' })).toHaveText(
      [
        'Row 3: The question is empty.',
        'Row 4: The list has this question already.',
        'Row 5: The answer has 2,001 characters; at most 2,000 fit.',
      ].join(''),
    );
    await button(page, 'Import').click();
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Import CSV')).toBeFocused();
    await expect(page.getByText('2 entries added at the end of the list.')).toBeVisible();
    await expect(question(page, 5)).toHaveValue('Why; "why"?');
    await expect(answer(page, 5)).toHaveValue('One\nTwo');
    expect(await idsIn(page)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('§4 FAQ import: Cancel and Escape add nothing', async ({ page }) => {
    await open(page, path);
    await button(page, 'Import CSV').click();
    await choose(page, 'faq.csv', 'Why?,Because.');
    await expect(button(page, 'Import')).toBeVisible();
    await button(page, 'Cancel').click();
    await expect(button(page, 'Import CSV')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Import')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(items(page)).toHaveCount(5);
  });

  test('§4 FAQ import: a file that is no use is refused in words, and another can be chosen', async ({
    page,
  }) => {
    await open(page, path);
    await button(page, 'Import CSV').click();
    const input = page.getByLabel('CSV file', { exact: true });
    await choose(page, 'big.csv', Buffer.alloc(1024 * 1024 + 1, 'x'));
    await expect(input).toHaveAccessibleDescription(
      'big.csv is larger than 1 MB. Split it into smaller files.',
    );
    await choose(page, 'nothing.csv', '\n');
    await expect(input).toHaveAccessibleDescription('nothing.csv holds no rows.');
    await choose(page, 'sheet.csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0xff]));
    await expect(input).toHaveAccessibleDescription(/^sheet\.csv is not UTF-8 or UTF-16 text\./);
    await expect(button(page, 'Import')).toHaveCount(0);
    await choose(page, 'good.csv', 'Why?,Because.');
    await button(page, 'Import').click();
    await expect(question(page, 5)).toHaveValue('Why?');
  });

  test('§4 FAQ import: a thousand rows are added at once, and told to be the most', async ({
    page,
  }) => {
    await open(page, path);
    await button(page, 'Import CSV').click();
    const rows = Array.from({ length: 1002 }, (_, index) => `Question ${index},Answer ${index}`);
    await choose(page, 'many.csv', rows.join('\n'));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('1,000 entries will be added.');
    await expect(dialog).toContainText('Row 1,001: It and the next row come after');
    await button(page, 'Import').click();
    await expect(page.getByText('1,005 entries', { exact: true })).toBeVisible();
    await expect.poll(async () => (await entriesIn(page)).length).toBe(1005);
  });
});

test.describe('Files', () => {
  test('§2 uploads: documents are read here, listed and kept; nothing is sent', async ({
    page,
  }) => {
    await open(page, path);
    await expect(upload(page)).toHaveAttribute('accept', '.pdf,.doc,.docx,.txt');
    await expect(upload(page)).toHaveAttribute('multiple', '');
    await expect(page.getByText(/read in this browser and sent nowhere/).last()).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await upload(page).setInputFiles([
      file('Tariff.PDF', '%PDF-1.7 secret words'),
      file('old.doc', Buffer.from('d0cf11e0a1b11ae10000', 'hex')),
      file(
        'new.docx',
        Buffer.concat([
          Buffer.from('504b0304', 'hex'),
          Buffer.alloc(22),
          Buffer.from([17, 0, 0, 0]),
          Buffer.from('word/document.xml'),
        ]),
      ),
      file('notes.txt', 'Überlandleitung'),
    ]);
    const rows = documents(page).getByRole('listitem');
    await expect(rows).toHaveCount(5);
    await expect(rows.nth(1)).toHaveText(/^Tariff\.PDFPDF · 21 bytes · Added \w{3} \d+, \d{4}/);
    await expect(rows.nth(4)).toHaveText(/^notes\.txtTXT · 16 bytes · Added/);
    await expect(page.getByText('4 documents added.')).toBeAttached();
    await page.reload();
    await expect(rows).toHaveCount(5);
    const kept = JSON.stringify(await workspace(page));
    expect(kept).not.toMatch(/secret|berlandleitung/);
    expect((await workspace(page))!.documents.map((one) => Object.keys(one).toSorted())).toEqual(
      Array.from({ length: 5 }, () => ['addedAt', 'id', 'kind', 'name', 'size']),
    );
    expect(
      requests.filter(
        (url) => !/\/(chatbot-setup|assets\/.*|widget\/v1\.js|favicon\.\w+)$/.test(url),
      ),
    ).toEqual([]);
  });

  test('§2 uploads: each file that can’t be a document is refused in words, by its name', async ({
    page,
  }) => {
    await open(page, path);
    await upload(page).setInputFiles([
      file('map.exe', 'MZ'),
      file('empty.txt', ''),
      file('huge.pdf', Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-')),
      file('program.pdf', 'MZ and more'),
      file('twice.txt', 'same'),
      file('twice.txt', 'also'),
    ]);
    await expect(refused(page).getByRole('listitem')).toHaveText([
      'map.exe was not added: only .pdf, .doc, .docx and .txt files.',
      'empty.txt was not added: the file is empty.',
      'huge.pdf was not added: it is larger than 10 MB.',
      'twice.txt was not added: a document with this name and size is in the list.',
      'program.pdf was not added: what is in it is not what its name says.',
    ]);
    await expect(documents(page).getByRole('listitem')).toHaveCount(2);
    await upload(page).setInputFiles(file('twice.txt', 'once'));
    await expect(refused(page).getByRole('listitem')).toHaveCount(1);
    await button(page, 'Dismiss what was not added').click();
    await expect(refused(page)).toHaveCount(0);
    await expect(upload(page)).toBeFocused();
  });

  test('§2 uploads: files can be dropped, and 10 MB are not too much', async ({ page }) => {
    await open(page, path);
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['%PDF-1.7', 'x'.repeat(10 * 1024 * 1024 - 8)], 'dropped.pdf'));
      data.items.add(new File(['x'], 'photo.png'));
      return data;
    });
    await upload(page).dispatchEvent('dragenter', { dataTransfer: transfer });
    await upload(page).dispatchEvent('dragover', { dataTransfer: transfer });
    await upload(page).dispatchEvent('drop', { dataTransfer: transfer });
    await expect(documents(page)).toContainText('dropped.pdfPDF · 10 MB');
    await expect(refused(page)).toHaveText(/^photo\.png was not added: only/);
  });

  test('§2 uploads: the progress of a file is shown, and reading can be canceled', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // Half of a file comes at once, the rest when the test asks for it.
      const real = (piece: Blob) => new Response(piece).arrayBuffer();
      Blob.prototype.stream = function (this: Blob) {
        const pieces = [this.slice(0, this.size / 2), this.slice(this.size / 2)];
        return new ReadableStream<Uint8Array<ArrayBuffer>>(
          {
            async pull(controller) {
              const piece = pieces.shift();
              if (!piece) return controller.close();
              if (pieces.length === 0)
                await new Promise((resolve) => addEventListener('go-on', resolve));
              controller.enqueue(new Uint8Array(await real(piece)));
            },
          },
          { highWaterMark: 0 },
        );
      };
    });
    await open(page, path);
    await upload(page).setInputFiles([
      file('first.txt', '12345678'),
      file('second.txt', 'abcd'),
      file('third.txt', 'ab'),
    ]);
    const progress = page.getByRole('progressbar', { name: 'Reading first.txt' });
    await expect(progress).toHaveJSProperty('value', 4);
    await expect(progress).toHaveJSProperty('max', 8);
    const reading = page.getByRole('list', { name: 'Being read' }).getByRole('listitem');
    await expect(reading.nth(1)).toContainText('Waiting');
    await button(page, 'Cancel third.txt').click();
    await expect(reading).toHaveCount(2);
    await button(page, 'Cancel first.txt').click();
    await expect(upload(page)).toBeFocused();
    const second = page.getByRole('progressbar', { name: 'Reading second.txt' });
    await expect(second).toHaveJSProperty('value', 2);
    await page.evaluate(() => dispatchEvent(new Event('go-on')));
    await expect(reading).toHaveCount(0);
    await expect(documents(page).getByRole('listitem')).toHaveCount(2);
    await expect(documents(page)).toContainText('second.txt');
    await expect(refused(page)).toHaveCount(0);
  });

  test('contracts §3: a document can be removed, and brought back into its place', async ({
    page,
  }) => {
    await open(page, path);
    await upload(page).setInputFiles([file('a.txt', 'a'), file('b.txt', 'b')]);
    const names = documents(page).locator('bdi');
    await expect(names).toHaveText(['ONT light guide.pdf', 'a.txt', 'b.txt']);
    await button(page, 'Remove a.txt').click();
    await expect(names).toHaveText(['ONT light guide.pdf', 'b.txt']);
    await expect(page.getByText('a.txt removed.')).toBeVisible();
    await expect(button(page, 'Undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(names).toHaveText(['ONT light guide.pdf', 'a.txt', 'b.txt']);
    await expect(button(page, 'Remove a.txt')).toBeFocused();
    await page.keyboard.press('Enter');
    await button(page, 'Dismiss').click();
    await expect(button(page, 'Remove b.txt')).toBeFocused();
    await button(page, 'Remove b.txt').click();
    await button(page, 'Remove ONT light guide.pdf').click();
    await expect(page.getByText('No documents yet.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No documents yet.')).toBeVisible();
  });

  test('§2 uploads: two tabs show the same documents', async ({ context }) => {
    const [one, two] = [await context.newPage(), await context.newPage()];
    await open(one, path);
    await open(two, path);
    await upload(one).setInputFiles(file('a.txt', 'a'));
    await expect(documents(two)).toContainText('a.txt');
    await upload(two).setInputFiles(file('a.txt', 'b'));
    await expect(refused(two)).toContainText('a document with this name and size');
    await button(two, 'Remove a.txt').click();
    await expect(documents(one).getByRole('listitem')).toHaveCount(1);
  });

  test('§3 profile: dates are those of the profile’s time zone', async ({ page, context }) => {
    const [guide] = sampleWorkspace.documents;
    const late = { ...guide!, addedAt: '2026-11-09T00:30:00.000Z' };
    await keptBefore(context, { documents: [late] });
    await open(page, path);
    await expect(documents(page)).toContainText('Added Nov 8, 2026');
    await page.evaluate(() =>
      localStorage.setItem(
        'workspace',
        localStorage.getItem('workspace')!.replace('America/Los_Angeles', 'Asia/Singapore'),
      ),
    );
    await page.reload();
    await expect(documents(page)).toContainText('Added Nov 9, 2026');
  });

  test('§2 uploads: names that would deceive are shown as what they are', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await upload(page).setInputFiles([
      file('plan\u202Efdp.exe', 'MZ'),
      file('<img src=x onerror=alert(1)>.txt', 'a'),
      file(`${'W'.repeat(240)}.txt`, 'b'),
    ]);
    await expect(refused(page)).toHaveText(/^planfdp\.exe was not added/);
    await expect(documents(page)).toContainText('<img src=x onerror=alert(1)>.txt');
    await expect(documents(page).locator('img')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Remove W+…W+\.txt$/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('sample size: entries and documents are the customer’s own in every size', async ({
  page,
}) => {
  await open(page, path);
  for (const size of ['none', 'first', 'large']) {
    await page.getByRole('combobox', { name: 'Sample size' }).selectOption(size);
    await expect(items(page)).toHaveCount(5);
    await expect(documents(page).getByRole('listitem')).toHaveCount(1);
  }
});

test('sample data: a reset brings the sample’s entries and documents back', async ({ page }) => {
  await open(page, path);
  await inItem(page, 0, 'Delete entry').click();
  await button(page, 'Remove ONT light guide.pdf').click();
  await button(page, 'Reset sample data').click();
  await button(page, 'Reset everything').click();
  await expect(items(page)).toHaveCount(5);
  await expect(documents(page)).toContainText('ONT light guide.pdf');
});

test.describe('accessibility of the FAQ list and the files', () => {
  test.describe.configure({ timeout: 60_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing in any state of the FAQ list and the files', async ({ page }) => {
    await open(page, path);
    await upload(page).setInputFiles([file('map.exe', 'MZ'), file('a.txt', 'a')]);
    await expect(refused(page)).toBeVisible();
    await button(page, 'Add entry').click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await inItem(page, 0, 'Delete entry').click();
    await expect(question(page, 4)).toHaveAttribute('aria-invalid', 'true');
    await button(page, 'Remove a.txt').click();
    await expectNoFindingsAtBothSizes(page, refused(page));

    await button(page, 'Import CSV').click();
    const dialog = page.getByRole('dialog', { name: 'Import FAQ entries' });
    await expectNoFindingsAtBothSizes(page, dialog);
    const input = page.getByLabel('CSV file', { exact: true });
    await input.setInputFiles(file('none.csv', ''));
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expectNoFindingsAtBothSizes(page, dialog);
    await input.setInputFiles(file('some.csv', 'Why?,Because.\nWhen?,'));
    await expectNoFindingsAtBothSizes(page, button(page, 'Import'));
    await page.keyboard.press('Escape');

    await button(page, 'Remove ONT light guide.pdf').click();
    for (let left = 5; left > 0; left -= 1) await inItem(page, 0, 'Delete entry').click();
    await expectNoFindingsAtBothSizes(page, page.getByText(faqWords.empty));
  });
});
