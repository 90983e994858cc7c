import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { sampleWorkspace, timeZones, type Workspace } from '../content/sample/workspace';
import { dayOf, periodOf } from '../src/lib/period';
import { sampleBook, sampleNow } from '../src/services/sample-desk';
import { expect, open, test } from './fixtures';

const main = (page: Page) => page.getByRole('main');
const group = (page: Page) => page.getByRole('group', { name: 'Time range' });
const rangeButton = (page: Page, name: string) =>
  group(page).getByRole('button', { name, exact: true });
const start = (page: Page) => group(page).getByLabel('Start date');
const end = (page: Page) => group(page).getByLabel('End date');
const label = (page: Page) => main(page).getByRole('status');
const metric = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Metric' }).getByRole('button', { name });
const chart = (page: Page) => main(page).getByRole('application');
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const compare = (page: Page) =>
  main(page).getByRole('button', { name: 'Compare: previous period' });
const form = (page: Page, name: 'Chart' | 'Table') =>
  page.getByRole('group', { name: 'View' }).getByRole('button', { name });
const size = (page: Page) => page.getByRole('combobox', { name: 'Sample size' });
const rowsOf = (table: Locator) =>
  table.getByRole('row').filter({ has: table.page().locator('td') });

/** Starts with a workspace that a customer has changed. */
const keep = (page: Page, change: Partial<Workspace>) =>
  page.addInitScript(
    (value) => localStorage.setItem('workspace', value),
    JSON.stringify({ version: 1, ...sampleWorkspace, ...change }),
  );

test('§3 dashboard: six figures of the last 30 days, each against the 30 days before', async ({
  page,
}) => {
  await open(page, '/dashboard');
  await expect(page).toHaveTitle(/^Home · /);
  await expect(label(page)).toHaveText('Last 30 Days');
  await expect(metric(page, '').locator('.label')).toHaveText([
    'Total conversations',
    'Resolved',
    'Escalated',
    'Satisfaction',
    'Avg. response',
    'Active users',
  ]);
  const names = [
    'Total conversations 5,624 15.1 % more than the 30 days before, better',
    'Resolved 4,704 14.6 % more than the 30 days before, better',
    'Escalated 920 17.6 % more than the 30 days before, worse',
    'Satisfaction 4.3/5 the same as the 30 days before',
    'Avg. response 2.5 sec 0.2 sec less than the 30 days before, better',
    'Active users 1,948 2.9 % more than the 30 days before, better',
  ];
  for (const name of names) await expect(metric(page, name)).toBeVisible();
});

test('contracts §3 time range: four ranges by name, 30d pressed first; each has its label', async ({
  page,
}) => {
  await open(page, '/dashboard');
  await expect(group(page).getByRole('button')).toHaveText(['24h', '7d', '30d', 'Custom']);
  await expect(rangeButton(page, '30d')).toHaveAttribute('aria-pressed', 'true');
  for (const [name, words, count] of [
    ['24h', 'Last 24 Hours', '204'],
    ['7d', 'Last 7 Days', '1,359'],
    ['30d', 'Last 30 Days', '5,624'],
  ] as const) {
    await rangeButton(page, name).click();
    await expect(label(page)).toHaveText(words);
    await expect(rangeButton(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(group(page).locator('[aria-pressed="true"]')).toHaveCount(1);
    await expect(metric(page, 'Total conversations')).toContainText(count);
    await expect(start(page)).toHaveCount(0);
  }
});

test('§4 time range: custom shows two dates; another range clears them', async ({ page }) => {
  await open(page, '/dashboard');
  await rangeButton(page, 'Custom').click();
  await start(page).fill('2026-11-01');
  await end(page).fill('2026-11-10');
  await expect(label(page)).toHaveText('2026-11-01 to 2026-11-10');
  await expect(metric(page, 'Total conversations')).toContainText('1,834');
  await expect(page).toHaveURL('/dashboard?range=custom&start=2026-11-01&end=2026-11-10');
  await rangeButton(page, '7d').click();
  await expect(page).toHaveURL('/dashboard?range=7d');
  await rangeButton(page, 'Custom').click();
  await expect(start(page)).toHaveValue('');
  await expect(end(page)).toHaveValue('');
  await expect(label(page)).toHaveText('Last 7 Days');
});

test('§4 time range: a half-typed day keeps the figures, and what is missing is said', async ({
  page,
}) => {
  await open(page, '/dashboard?range=24h');
  await rangeButton(page, 'Custom').click();
  await expect(start(page)).toHaveAccessibleDescription(
    'Enter a start date and an end date. Until then this shows Last 24 Hours.',
  );
  await start(page).focus();
  await page.keyboard.type('11012026');
  await expect(start(page)).toHaveValue('2026-11-01');
  await expect(end(page)).toHaveAccessibleDescription(/^Enter an end date\./);
  await end(page).focus();
  await page.keyboard.type('1110202');
  await expect(end(page)).toHaveValue('0202-11-10');
  await expect(end(page)).toHaveAccessibleDescription(/^Enter an end date\./);
  await expect(label(page)).toHaveText('Last 24 Hours');
  await expect(metric(page, 'Total conversations')).toContainText('204');
  await page.keyboard.type('6');
  await expect(label(page)).toHaveText('2026-11-01 to 2026-11-10');
});

test('§4 time range: an end before the start is told beside the fields, the figures stay', async ({
  page,
}) => {
  await open(page, '/dashboard?range=custom&start=2026-11-05&end=2026-11-10');
  await end(page).fill('2026-11-01');
  await expect(end(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(end(page)).toHaveAccessibleDescription(
    'The end date is before the start date. This still shows 2026-11-05 to 2026-11-10.',
  );
  await expect(label(page)).toHaveText('2026-11-05 to 2026-11-10');
  await expect(page).toHaveURL(/end=2026-11-10$/);
  await start(page).fill('2026-10-30');
  await expect(label(page)).toHaveText('2026-10-30 to 2026-11-01');
  await expect(end(page)).not.toHaveAttribute('aria-invalid');
});

test('§4 time range: days outside the sample are told, and break nothing', async ({ page }) => {
  await open(page, '/dashboard?range=custom&start=2031-01-01&end=2031-02-01');
  await expect(end(page)).toHaveAccessibleDescription(
    'The sample covers Aug 22, 2026 to Nov 20, 2026. Other days are empty.',
  );
  await expect(metric(page, 'Total conversations 0')).toBeVisible();
  await expect(region(page, 'Recent conversations')).toContainText(
    'No conversations in this period.',
  );
  await page.getByRole('link', { name: 'Show the last 30 days' }).click();
  await expect(label(page)).toHaveText('Last 30 Days');
  for (const days of ['start=2000-01-01&end=9999-12-31', 'start=2026-11-01&end=2026-11-01']) {
    await page.goto(`/dashboard?range=custom&${days}`);
    await expect(chart(page)).toBeVisible();
  }
});

for (const search of [
  'range=31d',
  'range=custom',
  'range=custom&start=2026-11-10&end=2026-11-01',
  'range=custom&start=2026-02-30&end=2026-11-01',
  'range=%7B%7D&metric=profit&view=pie&compare=7',
]) {
  test(`§4 time range: ?${search} falls back to the last 30 days`, async ({ page }) => {
    await open(page, `/dashboard?${search}`);
    await expect(label(page)).toHaveText('Last 30 Days');
    await expect(rangeButton(page, '30d')).toHaveAttribute('aria-pressed', 'true');
    await expect(metric(page, 'Total conversations 5,624')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });
}

test('§4 time range: Back leads to the range before, a reload brings back the same screen', async ({
  page,
}) => {
  await open(page, '/dashboard');
  await rangeButton(page, '7d').click();
  await metric(page, 'Escalated').click();
  await compare(page).click();
  await form(page, 'Table').click();
  await expect(page).toHaveURL('/dashboard?range=7d&metric=escalated&compare=off&view=table');
  const table = region(page, 'Escalated per day, table').getByRole('table');
  const shown = await table.innerText();
  await page.reload();
  await expect(table).toHaveText(shown, { useInnerText: true });
  await expect(metric(page, 'Escalated')).toHaveAttribute('aria-pressed', 'true');
  await expect(compare(page)).toHaveAttribute('aria-pressed', 'false');
  for (const step of [form(page, 'Chart'), compare(page), metric(page, 'Total conversations')]) {
    await page.goBack();
    await expect(step).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goBack();
  await expect(label(page)).toHaveText('Last 30 Days');
  await expect(page).toHaveURL('/dashboard');
  await page.goForward();
  await expect(label(page)).toHaveText('Last 7 Days');
});

test('dashboard: a change of what is shown moves neither the page nor the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/dashboard');
  await metric(page, 'Resolved').hover();
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
  for (const button of [compare(page), form(page, 'Table')]) {
    await button.click();
    await expect(button).toBeFocused();
  }
  await expect(page).toHaveURL('/dashboard?compare=off&view=table');
  expect(await page.evaluate(() => scrollY)).toBe(60);
});

test('art direction §12: a chosen figure drives the chart', async ({ page }) => {
  await open(page, '/dashboard');
  for (const [name, title] of [
    ['Resolved', 'Resolved per day'],
    ['Satisfaction', 'Satisfaction per day'],
    ['Avg. response', 'Avg. response per day'],
    ['Active users', 'Active users per day'],
    ['Total conversations', 'Total conversations per day'],
  ] as const) {
    await metric(page, name).click();
    await expect(metric(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(main(page).locator('[aria-pressed="true"]', { hasText: name })).toHaveCount(1);
    await expect(region(page, title).getByRole('heading')).toHaveText(title);
    await expect(chart(page)).toHaveAccessibleName(new RegExp(`^${title}\\.`));
  }
  await rangeButton(page, '24h').click();
  await expect(region(page, 'Total conversations per hour')).toBeVisible();
});

test('art direction §12: arrow keys, Home and End read the chart’s values', async ({ page }) => {
  await open(page, '/dashboard');
  const card = region(page, 'Total conversations per day');
  const readout = card.locator('p[aria-live="polite"]');
  await expect(chart(page)).toHaveAccessibleDescription(
    'Highest 251, Nov 18, 16:00 to Nov 19, 16:00. Lowest 100, Nov 7, 16:00 to Nov 8, 16:00.',
  );
  await compare(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(chart(page)).toBeFocused();
  await page.keyboard.press('End');
  await expect(readout).toHaveText(
    /^204, Nov 19, 16:00 to Nov 20, 16:00; the 30 days before: \d+$/,
  );
  await page.keyboard.press('ArrowRight');
  await expect(readout).toContainText('Nov 20, 16:00');
  await page.keyboard.press('ArrowLeft');
  await expect(readout).toContainText('251, Nov 18, 16:00 to Nov 19, 16:00');
  await page.keyboard.press('Home');
  await expect(readout).toContainText('Oct 21, 17:00 to Oct 22, 17:00');
  await expect(card.locator('.dot')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(card.locator('.dot')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(readout).toContainText('Nov 19, 16:00 to Nov 20, 16:00');
  await rangeButton(page, '7d').click();
  await expect(card.locator('.dot')).toHaveCount(0);
});

test('art direction §12: the pointer reads the value under it', async ({ page }) => {
  await open(page, '/dashboard?range=7d&compare=off');
  const card = region(page, 'Total conversations per day');
  const plot = (await card.locator('[role="application"] svg').first().boundingBox())!;
  await page.mouse.move(plot.x + plot.width - 2, plot.y + 40);
  await expect(card.locator('p[aria-live="polite"]')).toHaveText(
    '204, Nov 19, 16:00 to Nov 20, 16:00',
  );
  await page.mouse.move(plot.x + plot.width / 2, plot.y + 40);
  await expect(card.locator('p[aria-live="polite"]')).toContainText('Nov 16, 16:00 to Nov 17');
  await page.mouse.move(5, 5);
  await expect(card.locator('.dot')).toHaveCount(0);
});

test('art direction §12: the period before is dashed, and can be left out', async ({ page }) => {
  await open(page, '/dashboard');
  const before = main(page).locator('path.before');
  await expect(compare(page)).toHaveAttribute('aria-pressed', 'true');
  const legend = main(page).getByRole('listitem').filter({ hasText: 'The 30 days before' });
  await expect(legend).toBeVisible();
  await expect(before.last()).toHaveCSS('stroke-dasharray', /^4(px)?, 4(px)?$/);
  await compare(page).click();
  await expect(legend).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard?compare=off');
  await compare(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test('art direction §12: four lines at round numbers, times below', async ({ page }) => {
  await open(page, '/dashboard');
  await expect(chart(page).locator('line.grid')).toHaveCount(4);
  await expect(chart(page).locator('span')).toContainText(['0', '100', '200', '300']);
  await expect(chart(page).locator('text')).toHaveText([
    'Oct 22',
    'Oct 29',
    'Nov 6',
    'Nov 13',
    'Nov 20',
  ]);
});

test('art direction §12: the table has a row for each day, and its numbers add up', async ({
  page,
}) => {
  await open(page, '/dashboard');
  await form(page, 'Table').click();
  const table = region(page, 'Total conversations per day, table').getByRole('table');
  await expect(rowsOf(table)).toHaveCount(30);
  await expect(table.getByRole('columnheader')).toHaveText([
    'Time',
    'Total conversations',
    'The 30 days before',
  ]);
  const values = await table.locator('tbody td:nth-child(2)').allInnerTexts();
  expect(values.reduce((sum, value) => sum + Number(value), 0)).toBe(5624);
  await expect(chart(page)).toHaveCount(0);
  await form(page, 'Chart').click();
  await expect(chart(page)).toBeVisible();
});

test('§3 dashboard: recent conversations, each with its visitor, message, status and time', async ({
  page,
}) => {
  await open(page, '/dashboard?range=7d');
  const recent = region(page, 'Recent conversations');
  const rows = rowsOf(recent.getByRole('table'));
  await expect(rows).toHaveCount(6);
  for (const row of await rows.all()) {
    await expect(row.getByRole('cell').nth(0)).toHaveText(/^.+, [A-Z]{2}(Mobile|Desktop|Tablet)$/);
    await expect(row.getByRole('cell').nth(2)).toHaveText(/^(Resolved|Escalated)$/);
    await expect(row.getByRole('cell').nth(3)).toHaveText(/^Nov 20, \d\d:\d\d$/);
    await expect(row.getByRole('link')).toHaveAttribute(
      'href',
      /^\/conversations\?period=7d&open=2026112\d-\d{3}$/,
    );
  }
  await expect(recent.getByRole('link', { name: 'All conversations' })).toHaveAttribute(
    'href',
    '/conversations?period=7d',
  );
  await page.goto('/dashboard?range=custom&start=2026-11-01&end=2026-11-02');
  await expect(recent.getByRole('link', { name: 'All conversations' })).toHaveAttribute(
    'href',
    '/conversations?period=all',
  );
  await rows.first().click();
  await expect(page).toHaveURL(/\/conversations\?period=all&open=/);
});

test('§3 dashboard: a message in right-to-left script breaks no row', async ({ page }) => {
  const found = timeZones.flatMap((timeZone) =>
    Array.from({ length: 88 }, (_, ago) => {
      const day = dayOf(sampleNow - ago * 86_400_000, timeZone);
      const { from, to } = periodOf({ range: 'custom', start: day, end: day }, sampleNow, timeZone);
      const newest = sampleBook('typical').between(from, to).slice(0, 6);
      const message = newest.find(({ preview }) => /[א-ي]/.test(preview));
      return message ? [{ timeZone, day, preview: message.preview }] : [];
    }).flat(),
  );
  expect(found).not.toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  for (const { timeZone, day, preview } of found) {
    await keep(page, { profile: { ...sampleWorkspace.profile, timeZone } });
    await open(page, `/dashboard?range=custom&start=${day}&end=${day}`);
    const recent = region(page, 'Recent conversations');
    const link = recent.getByRole('link').filter({ hasText: preview });
    await expect(link).toHaveCSS('direction', 'rtl');
    expect((await link.boundingBox())!.height).toBeLessThan(50);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  }
});

test('§3 dashboard: top questions by rank with percentages; locations that add up', async ({
  page,
}) => {
  await open(page, '/dashboard');
  const questions = region(page, 'Top questions').getByRole('listitem');
  await expect(questions).toHaveCount(6);
  await expect(questions.first()).toHaveText('1How do I reset my router?23%');
  const locations = region(page, 'Locations').getByRole('listitem');
  await expect(locations.first()).toHaveText('Boise, US1,00618%');
  const texts = await locations.allInnerTexts();
  const numbers = texts.map((text) => text.replaceAll(',', '').match(/(\d+)\s+(\d+)%/)!);
  expect(numbers.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(5624);
  expect(numbers.reduce((sum, [, , percent]) => sum + Number(percent), 0)).toBe(100);
});

test('dashboard: Export CSV saves what is shown, named for the period', async ({ page }) => {
  await open(page, '/dashboard?range=custom&start=2026-11-01&end=2026-11-10&metric=resolved');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('dashboard-2026-11-01-to-2026-11-10.csv');
  const text = await readFile(await download.path(), 'utf8');
  for (const line of [
    '\uFEFFSample data,2026-11-01 to 2026-11-10',
    'Time zone,America/Los_Angeles',
    'Metric,Value,10 days before',
    'Total conversations,1834,',
    'Resolved per day,Value,10 days before',
    'Rank,Question,Conversations,Percent',
    'Location,Conversations,Percent',
    'City,Country,Device,Message,Status,Time',
  ])
    expect(text).toContain(line);
  expect(text.split('\r\n').filter((line) => /^[=+\-@]/.test(line))).toEqual([]);
});

test('dashboard: a new workspace is empty, and says what comes next', async ({ page }) => {
  await open(page, '/dashboard');
  await size(page).selectOption('New workspace, nothing yet');
  await expect(metric(page, 'Total conversations 0')).toBeVisible();
  await expect(metric(page, 'Satisfaction –')).toBeVisible();
  for (const name of ['Recent conversations', 'Top questions', 'Locations'])
    await expect(region(page, name)).toContainText('No conversations in this period.');
  await metric(page, 'Satisfaction').click();
  await expect(chart(page)).toHaveAccessibleDescription('There is no value in this period.');
  await chart(page).press('ArrowLeft');
  await expect(main(page)).toContainText('No value, Nov 19, 16:00');
  await page.getByRole('link', { name: 'Set up the chatbot' }).click();
  await expect(page).toHaveURL('/chatbot-setup');
});

test('dashboard: the first conversation and 50,000 of them are counted alike', async ({ page }) => {
  await open(page, '/dashboard');
  await size(page).selectOption('First conversation');
  await expect(
    metric(page, 'Total conversations 1 nothing to compare with in the 30 days before'),
  ).toBeVisible();
  await expect(region(page, 'Locations').getByRole('listitem')).toHaveCount(1);
  await expect(region(page, 'Top questions')).toContainText('100%');
  await size(page).selectOption('Large operator, 50,000');
  await expect(metric(page, 'Total conversations 50,000')).toBeVisible();
  await expect(rowsOf(region(page, 'Recent conversations'))).toHaveCount(6);
});

test('contracts §4: two tabs follow each other in the size of the sample', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await open(one, '/dashboard');
  await open(two, '/dashboard?range=7d');
  await size(one).selectOption('First conversation');
  await expect(metric(two, 'Total conversations 1 ')).toBeVisible();
  await expect(label(two)).toHaveText('Last 7 Days');
});

test('§3 profile: times are those of the profile’s time zone', async ({ page }) => {
  await keep(page, { profile: { ...sampleWorkspace.profile, timeZone: 'Asia/Singapore' } });
  await open(page, '/dashboard?range=24h');
  await expect(main(page)).toContainText('until Nov 21, 08:00, Singapore time');
  await chart(page).press('End');
  await expect(main(page)).toContainText('Nov 21, 07:00 to 08:00');
  await expect(region(page, 'Recent conversations').locator('time').first()).toHaveText(
    /^Nov 21, 07:/,
  );
});

for (const search of ['', '?range=custom&start=2026-08-01&end=2026-11-10&view=table']) {
  test(`design: /dashboard${search} never scrolls sideways, with text at 200 % neither`, async ({
    page,
  }) => {
    await open(page, `/dashboard${search}`);
    await expect(metric(page, 'Total conversations')).toBeVisible();
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    for (const width of [320, 375, 600, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(), `${width} px`).toBe(0);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(), `${width} px, 200 %`).toBe(0);
    }
  });
}

test('art direction §12: the strip has 2, 3 or 6 columns, the chart is 180 px high on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/dashboard');
  const plot = await chart(page).locator('svg').first().boundingBox();
  expect(plot!.height).toBe(180);
  const columns = async () => {
    const boxes = await metric(page, '').evaluateAll((cells) =>
      cells.map((cell) => Math.round(cell.getBoundingClientRect().top)),
    );
    return boxes.filter((top) => top === boxes[0]).length;
  };
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 768, height: 800 });
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 1440, height: 800 });
  expect(await columns()).toBe(6);
});
