import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { expectNoAxeViolations } from '#e2e/support/pages/axe.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { field, send, tab, waiting } from '#e2e/support/product/conversations-page.ts';
import { chooseSize } from '#e2e/support/product/sample-menu.ts';

const main = (page: Page) => page.getByRole('main');
const group = (page: Page) => page.getByRole('group', { name: 'Time range' });
const rangeButton = (page: Page, name: string) =>
  group(page).getByRole('button', { name, exact: true });
const start = (page: Page) => group(page).getByLabel('Start date');
const end = (page: Page) => group(page).getByLabel('End date');
const label = (page: Page) => main(page).getByRole('status');
const metric = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Metric' }).getByRole('radio', { name });
const chart = (page: Page) => main(page).getByRole('application');
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const compare = (page: Page) =>
  main(page).getByRole('button', { name: 'Compare: previous period' });
const form = (page: Page, name: 'Chart' | 'Table') =>
  page.getByRole('group', { name: 'View' }).getByRole('radio', { name });
const rowsOf = (table: Locator) =>
  table.getByRole('row').filter({ has: table.page().locator('td') });

test('dashboard: it shows six figures of 30 days and a chart with round numbers and dates', async ({
  page,
}) => {
  await open(page, '/dashboard');
  await expect(label(page)).toHaveText('Last 30 Days');
  await expect(metric(page, '')).toHaveCount(6);
  for (const name of [
    'Total conversations 5,624 14.9% more than 4 weeks earlier',
    'Resolved 4,693 14.2% more than 4 weeks earlier; 83.4% of conversations, 0.6 points less than 4 weeks earlier, worse',
    'Escalated 931 18.9% more than 4 weeks earlier; 16.6% of conversations, 0.6 points more than 4 weeks earlier, worse',
    'Satisfaction 4.3/5 same as 4 weeks earlier',
    'Avg. response 2.5 sec 0.2 sec less than 4 weeks earlier, better',
    'Active users 1,931 3.0% more than 4 weeks earlier',
  ])
    await expect(metric(page, name)).toBeVisible();
  await expect(chart(page).locator('line.grid')).toHaveCount(4);
  await expect(chart(page).locator('span')).toContainText(['0', '100', '200', '300']);
  await expect(chart(page).locator('text')).toHaveText([
    'Oct 22',
    'Oct 29',
    'Nov 6',
    'Nov 13',
    'Nov 20',
  ]);
  await expect(main(page).locator('path.before').last()).toHaveCSS(
    'stroke-dasharray',
    /^4(px)?, 4(px)?$/,
  );
});

test('dashboard: visitors who wait come first, and an answered one leaves', async ({ page }) => {
  await open(page, '/dashboard');
  const queue = region(page, 'Waiting now');
  await expect(queue).toContainText('4 visitors');
  await expect(queue).toContainText('Longest wait 5 h 26 min');
  const oldest = queue.getByRole('listitem').getByRole('link');
  await expect(oldest).toHaveCount(3);
  await expect(oldest.first()).toHaveText(new RegExp(`^${waiting.visitor} .+ 5 h 26 min$`));
  await queue.getByRole('link', { name: 'Answer next' }).click();
  await expect(page).toHaveURL(`/conversations?status=pending&open=${waiting.id}`);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('On the way.');
  await send(page).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(queue).toContainText('3 visitors');
  await expect(oldest.first()).not.toContainText(waiting.visitor);
});

test('dashboard: metrics, questions and locations open the list that they count', async ({
  page,
}) => {
  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'View list for Escalated' }).click();
  await expect(tab(page, 'Escalated 931')).toBeChecked();
  await page.goBack();
  await region(page, 'Top questions').getByRole('link').first().click();
  await expect(tab(page, 'All 1,409')).toBeChecked();
  await page.goBack();
  await region(page, 'Locations').getByRole('link').first().click();
  await expect(tab(page, 'All 935')).toBeChecked();
});

test('dashboard: the figures, the chart and the table follow the time range', async ({ page }) => {
  await open(page, '/dashboard');
  const line = chart(page).locator('path.line').last();
  for (const { name, words, count, title, points, highest } of [
    { name: '24h', words: 'Last 24 Hours', count: '229', title: 'hour', points: 24, highest: '' },
    { name: '7d', words: 'Last 7 Days', count: '1,288', title: 'day', points: 7, highest: '255' },
    {
      name: '30d',
      words: 'Last 30 Days',
      count: '5,624',
      title: 'day',
      points: 30,
      highest: '255',
    },
  ]) {
    const drawn = (await line.getAttribute('d'))!;
    await rangeButton(page, name).click();
    await expect(label(page)).toHaveText(words);
    await expect(group(page).locator('[aria-pressed="true"]')).toHaveText(name);
    await expect(metric(page, 'Total conversations')).toHaveAccessibleName(
      new RegExp(` ${count} `),
    );
    await expect(line).not.toHaveAttribute('d', drawn);
    await expect(chart(page)).toHaveAccessibleDescription(new RegExp(`^Highest ${highest}`));

    await form(page, 'Table').click();
    const table = region(page, `Total conversations per ${title}, table`).getByRole('table');
    await expect(rowsOf(table)).toHaveCount(points);
    const values = await table.locator('tbody td:nth-child(2)').allInnerTexts();
    const sum = values.reduce((total, value) => total + Number(value), 0);
    expect(sum.toLocaleString('en-US')).toBe(count);
    await form(page, 'Chart').click();
  }
});

test('dashboard: the dates of a custom range open in a popover that moves nothing', async ({
  page,
}) => {
  await open(page, '/dashboard');
  const place = async () => (await region(page, 'Waiting now').boundingBox())!;
  const before = await place();
  await rangeButton(page, 'Custom').click();
  await expect(start(page)).toBeInViewport();
  expect(await place()).toEqual(before);
  await page.keyboard.press('Tab');
  await expect(start(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(start(page)).toBeHidden();
});

test('dashboard: dates can be typed, and the figures update once both are complete', async ({
  page,
}) => {
  await open(page, '/dashboard?range=24h');
  await rangeButton(page, 'Custom').click();
  await start(page).focus();
  await page.keyboard.type('11012026');
  await expect(start(page)).toHaveValue('2026-11-01');
  await end(page).focus();
  await page.keyboard.type('1110202');
  await expect(end(page)).toHaveValue('0202-11-10');
  await expect(end(page)).toHaveAccessibleDescription(/^Enter an end date\./);
  await expect(metric(page, 'Total conversations')).toHaveAccessibleName(/ 229 /);
  await page.keyboard.type('6');
  await expect(label(page)).toHaveText('2026-11-01 to 2026-11-10');
  await expect(metric(page, 'Total conversations')).toHaveAccessibleName(/ 1,861 /);
  await expect(page).toHaveURL('/dashboard?range=custom&start=2026-11-01&end=2026-11-10');
  await start(page).fill('2031-01-01');
  await end(page).fill('2031-02-01');
  await expect(end(page)).toHaveAccessibleDescription(
    'Sample data covers Aug 23, 2026 to Nov 20, 2026. Other days are empty.',
  );
  await expect(metric(page, 'Total conversations 0')).toBeVisible();
  await page.getByRole('link', { name: 'Show the last 30 days' }).click();
  await expect(label(page)).toHaveText('Last 30 Days');
});

test('dashboard: a reload and Back restore the state of the URL, and changes keep focus and scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/dashboard?range=%7B%7D&metric=profit&view=pie&compare=7');
  await expect(page).toHaveURL('/dashboard');
  await rangeButton(page, '7d').click();
  await metric(page, 'Escalated').click();
  await metric(page, 'Escalated').hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
  for (const button of [compare(page), form(page, 'Table')]) {
    await button.click();
    await expect(button).toBeFocused();
  }
  await expect(page).toHaveURL('/dashboard?range=7d&metric=escalated&compare=off&view=table');
  expect(await page.evaluate(() => scrollY)).toBe(60);

  const table = region(page, 'Escalated per day, table').getByRole('table');
  const tableText = await table.innerText();
  await page.reload();
  await expect(table).toHaveText(tableText, { useInnerText: true });
  await page.goBack();
  await expect(form(page, 'Chart')).toBeChecked();
  await page.goBack();
  await expect(compare(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(metric(page, 'Total conversations')).toBeChecked();
  await page.goBack();
  await expect(label(page)).toHaveText('Last 30 Days');
  await page.goForward();
  await expect(label(page)).toHaveText('Last 7 Days');
});

test('dashboard: pointer and keyboard read single values of the chart', async ({ page }) => {
  await open(page, '/dashboard?range=7d&compare=off');
  const card = region(page, 'Total conversations per day');
  const readout = card.locator('p[aria-live="polite"]');
  const plot = (await card.locator('[role="application"] svg').first().boundingBox())!;
  await page.mouse.move(plot.x + plot.width - 2, plot.y + 40);
  await expect(readout).toHaveText('113, Nov 20, 2026, so far, until 16:00');
  await page.mouse.move(plot.x + plot.width / 2, plot.y + 40);
  await expect(readout).toContainText('Nov 17, 2026');
  await page.mouse.move(5, 5);
  await expect(card.locator('.dot')).toHaveCount(0);

  await compare(page).focus();
  for (let stops = 0; stops < 2; stops += 1) await page.keyboard.press('Tab');
  await expect(chart(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(readout).toHaveText('255, Nov 19, 2026');
  await rangeButton(page, '30d').click();
  await expect(card.locator('.dot')).toHaveCount(0);

  await metric(page, 'Total conversations').focus();
  for (const name of ['Resolved', 'Escalated']) {
    await page.keyboard.press('ArrowRight');
    await expect(metric(page, name)).toBeChecked();
    await expect(metric(page, name)).toBeFocused();
  }
  await expect(region(page, 'Escalated per day')).toBeVisible();
});

test('dashboard: questions, locations and recent conversations match the figures', async ({
  page,
}) => {
  await open(page, '/dashboard');
  const questions = region(page, 'Top questions').getByRole('listitem');
  await expect(questions).toHaveCount(6);
  await expect(questions.first()).toHaveText('1How do I reset my router?25%');
  const locations = region(page, 'Locations').getByRole('listitem');
  await expect(locations.first()).toHaveText('Ridgeway, OR93517%');
  const texts = await locations.allInnerTexts();
  const numbers = texts.map((text) => text.replaceAll(',', '').match(/(\d+)\s+(\d+)%/)!);
  expect(numbers.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(5624);
  expect(numbers.reduce((sum, [, , percent]) => sum + Number(percent), 0)).toBe(100);

  await rangeButton(page, '7d').click();
  const recent = region(page, 'Recent conversations');
  const all = recent.getByRole('link', { name: 'All conversations' });
  await expect(all).toHaveAttribute('href', '/conversations?period=7d');
  const rows = rowsOf(recent.getByRole('table'));
  await expect(rows).toHaveCount(6);
  const cells = rows.first().getByRole('cell');
  await expect(cells.nth(0)).toHaveText(/^.+, [A-Z]{2}(Mobile|Desktop|Tablet)$/);
  await expect(cells.nth(2)).toHaveText(/^(Resolved|Escalated)$/);
  await expect(cells.nth(3)).toHaveText(/^Nov 20, \d\d:\d\d$/);
  await rows.first().click();
  await expect(page).toHaveURL(/\/conversations\?period=7d&open=2026112\d-\d{3}$/);
});

test('dashboard: Export CSV saves the shown data in a file named after the period', async ({
  page,
}) => {
  await open(page, '/dashboard?range=custom&start=2026-11-01&end=2026-11-10&metric=resolved');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('dashboard-2026-11-01-to-2026-11-10.csv');
  await expect(main(page)).toContainText('Exported dashboard-2026-11-01-to-2026-11-10.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('\uFEFFTable,Name,Value,');
  expect(text).toContain('\r\nMetrics,Total conversations,1861,');
  expect(text).toContain('\r\nResolved per day,"Nov 10, 2026",');
});

test('dashboard: it works with no, one and 50,000 conversations', async ({ page }) => {
  await open(page, '/dashboard');
  await chooseSize(page, 'First conversation');
  const singleTotal = 'Total conversations 1 no data 4 weeks earlier';
  await expect(metric(page, singleTotal)).toBeVisible();
  await expect(region(page, 'Top questions')).toContainText('100%');
  await chooseSize(page, 'Large operator, 50,000');
  await expect(metric(page, 'Total conversations 50,000')).toBeVisible();
  await chooseSize(page, 'New workspace');
  await expect(metric(page, 'Total conversations 0')).toBeVisible();
  for (const name of ['Recent conversations', 'Top questions', 'Locations'])
    await expect(region(page, name)).toContainText('No conversations in this period.');
  await expect(compare(page)).toHaveCount(0);
  await metric(page, 'Satisfaction –').click();
  await expect(chart(page)).toHaveAccessibleDescription('No data in this period.');

  const checklist = region(page, 'Set up your chatbot');
  await expect(checklist).toContainText('3 of 6 done');
  await expect(checklist.getByRole('link')).toHaveCount(6);
  await expectNoAxeViolations(page);
  await checklist.getByRole('button', { name: 'Hide the checklist' }).click();
  await expect(checklist).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show the setup checklist' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(checklist.getByRole('link', { name: 'To do: Choose its looks' })).toHaveAttribute(
    'href',
    '/chatbot-setup#chatbot-appearance-heading',
  );
  await page.getByRole('link', { name: 'Set up the chatbot' }).click();
  await expect(page).toHaveURL('/chatbot-setup');
});
