import type { Page } from 'playwright/test';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import { beforeScript } from '#content/workspace/workspace.ts';
import { expect, waitForHydration, test } from '#e2e/support/browser/fixtures.ts';
import { heading } from '#e2e/support/product/forms.ts';
import { holdScripts } from '#e2e/support/browser/held-scripts.ts';

const main = (page: Page) => page.getByRole('main');
const total = (page: Page) =>
  page.getByRole('group', { name: 'Metric' }).locator('label', { hasText: 'Total conversations' });
const name = (page: Page) => page.getByRole('textbox', { name: 'Chatbot name' });
const loading = (page: Page) => page.getByText(beforeScript.loading);
const store = (page: Page, change: object) =>
  page.addInitScript(
    (raw) => localStorage.setItem('workspace', raw),
    JSON.stringify({ version: 1, ...sampleWorkspace, ...change }),
  );

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var textsSeen: Set<string>;
}

/** Records the visible text of each frame. Runs in the page, without closures. */
function watchTextSiblings() {
  globalThis.textsSeen = new Set();
  const recordFrame = () => {
    if (document.querySelector('main')) globalThis.textsSeen.add(document.body.innerText);
    requestAnimationFrame(recordFrame);
  };
  requestAnimationFrame(recordFrame);
}

test('as built: the dashboard is readable before any script has loaded, and a press takes effect', async ({
  page,
}) => {
  const { release } = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(total(page)).toContainText('5,624');
  await expect(main(page).getByRole('region')).toHaveCount(5);
  await expect(loading(page)).toBeHidden();
  await page.getByRole('button', { name: '7d', exact: true }).click();
  release();
  await waitForHydration(page);
  await expect(page).toHaveURL('/dashboard?range=7d');
  await expect(total(page)).toContainText('1,288');
});

test('as built: the setup is readable before any script has loaded, and editable after hydration', async ({
  page,
}) => {
  const { release } = await holdScripts(page);
  await page.goto('/chatbot-setup', { waitUntil: 'commit' });
  await expect(name(page)).toHaveValue(sampleWorkspace.chatbot.name);
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveCount(5);
  await name(page).press('x');
  await name(page).press('Enter');
  await expect(name(page)).toHaveValue(sampleWorkspace.chatbot.name);
  release();
  await waitForHydration(page);
  await name(page).fill('Lena');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.reload();
  await waitForHydration(page);
  await expect(name(page)).toHaveValue('Lena');
});

test('§2.114 as built: the inbox has its rows and counts before any script has loaded', async ({
  page,
}) => {
  const { release } = await holdScripts(page);
  await page.goto('/conversations', { waitUntil: 'commit' });
  const radios = page.getByRole('radio');
  for (const label of ['All 5,624', 'Pending 4', 'Escalated 931', 'Resolved 4,693'])
    await expect(radios.and(page.getByLabel(label))).toBeVisible();
  await expect(main(page).getByRole('listitem')).toHaveCount(20);
  const row = main(page).getByRole('link', { name: /waits/ });
  await expect(row).toHaveCount(4);
  const places = () =>
    row.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  const before = await places();
  await page.getByLabel('Pending 4').check();
  release();
  await waitForHydration(page);
  await expect(page).toHaveURL('/conversations?status=pending');
  await expect(row).toHaveCount(4);
  expect(await places()).toEqual(before);
});

test('§2.115 as built: no count of the inbox or the sidebar is shown before it is known', async ({
  page,
}) => {
  await store(page, { volume: 'first' });
  await page.addInitScript(watchTextSiblings);
  for (const path of ['/account-setup', '/conversations']) {
    await page.goto(path);
    await waitForHydration(page);
  }
  await expect(page.getByRole('radio', { name: 'All 1' })).toBeVisible();
  const seen = await page.evaluate(() => [...globalThis.textsSeen]);
  expect(seen.filter((text) => /5,624|All 0|Conversations\s+4/.test(text))).toEqual([]);
});

for (const { cause, address, change, figure } of [
  { cause: 'the workspace', address: '/dashboard', change: { volume: 'first' }, figure: '1 ' },
  {
    cause: 'both',
    address: '/dashboard?range=custom&start=2026-11-01&end=2026-11-10&metric=users&view=table',
    change: { profile: { ...sampleWorkspace.profile, timeZone: 'Asia/Singapore' } },
    figure: '1,764',
  },
] as const)
  test(`as built: if ${cause} selects another dashboard, no prerendered figure is shown`, async ({
    page,
  }) => {
    await store(page, change);
    await page.addInitScript(watchTextSiblings);
    const { release } = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await expect(loading(page)).toBeVisible();
    await expect(total(page)).toHaveCount(0);
    release();
    await waitForHydration(page);
    await expect(total(page)).toContainText(figure);
    await expect(page).toHaveURL(address);
    await expect(loading(page)).toBeHidden();
    const seen = await page.evaluate(() => [...globalThis.textsSeen]);
    expect(seen.filter((text) => text.includes('5,624'))).toEqual([]);
  });

test('as built: a renamed chatbot is never shown with the sample’s name', async ({ page }) => {
  await store(page, {
    chatbot: { name: 'Lena', greeting: 'Hello.', includeFaq: true },
    faq: { nextId: 9, entries: [{ id: 7, question: 'Why?', answer: 'Because.' }] },
    documents: [],
  });
  await page.addInitScript(watchTextSiblings);
  await page.goto('/chatbot-setup');
  await waitForHydration(page);
  await expect(name(page)).toHaveValue('Lena');
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Why?');
  await expect(main(page).locator('code')).toContainText('data-name="Lena"');
  const seen = await page.evaluate(() => [...globalThis.textsSeen]);
  expect(seen.filter((text) => /Ridge County helper|ONT light guide/.test(text))).toEqual([]);
});
