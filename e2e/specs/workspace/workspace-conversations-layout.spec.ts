import type { Locator, Page } from 'playwright/test';
import {
  field,
  heading,
  list,
  openConversations,
  rows,
  search,
  send,
  waiting,
} from '#e2e/support/product/conversations-page.ts';
import { viewWords } from '#content/workspace/saved-view-words.ts';
import { selectionWords } from '#content/workspace/selection-words.ts';
import { expectNoAxeViolationsAtBothSizes } from '#e2e/support/pages/axe.ts';
import { expect, test } from '#e2e/support/browser/fixtures.ts';
import { expectNoHorizontalScroll } from '#e2e/support/pages/layout.ts';
import { chooseSize } from '#e2e/support/product/sample-menu.ts';

const openWaiting = `?open=${waiting.id}`;
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const small = { width: 375, height: 740 };

test('conversations: on a phone a row opens its thread, and the link back returns to the row', async ({
  page,
}) => {
  await page.setViewportSize(small);
  await openConversations(page, '?status=pending');
  await expect(heading(page)).toHaveCount(0);
  const row = rows(page).filter({ hasText: waiting.visitor }).getByRole('link');
  await row.click();
  await expect(heading(page)).toBeFocused();
  await expect(list(page)).toBeHidden();
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  const fact = page.getByRole('definition').filter({ hasText: 'United States' });
  await expect(fact).toBeHidden();
  await page.getByText('Visitor and summary').click();
  await expect(fact).toBeVisible();
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(page).toHaveURL('/conversations?status=pending');
  await expect(row).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toBeVisible();
});

test('conversations: an empty list shows the filters of a hostile address within its pane', async ({
  page,
}) => {
  await openConversations(page, `?q=zzz&place=${'Nowhere'.repeat(28)}`);
  for (const width of [1440, 768, 375]) {
    await page.setViewportSize({ width, height: 900 });
    const button = page.getByRole('button', { name: /^Remove the filter “Location: Nowhere/ });
    const inside = await button.evaluate((element) => {
      const pane = element.closest('section')!.getBoundingClientRect();
      const { left, right } = element.getBoundingClientRect();
      return pane.left < left && right < pane.right;
    });
    expect(inside, String(width)).toBe(true);
  }
});

test('conversations: they fit every width and use one pane with large text', async ({ page }) => {
  const widths = [1440, 1280, 1024, 768, 375, 320];
  await openConversations(page);
  await expect(rows(page).first()).toBeVisible();
  await expectNoHorizontalScroll(page, widths);

  const box = async (part: Locator) => (await part.boundingBox())!;
  const name = page.getByRole('heading', { level: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  const [beside, title] = [await box(search(page)), await box(name)];
  expect(beside.y).toBeLessThan(title.y + title.height);
  await page.setViewportSize({ width: 768, height: 1024 });
  const [below, narrow] = [await box(search(page)), await box(name)];
  expect(below.y).toBeGreaterThanOrEqual(narrow.y + narrow.height);
  expect(below.x).toBe(narrow.x);

  await openConversations(page, `${openWaiting}&status=pending`);
  await field(page).fill(`${'w'.repeat(300)} <b>`);
  await expectNoHorizontalScroll(page, widths);
  // A long response on a small screen: the wheel reaches the buttons below it.
  await page.getByRole('heading', { name: waiting.visitor }).hover();
  await page.mouse.wheel(0, 1000);
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  await send(page).click();
  await expect(page.getByText('Answered.')).toBeVisible();
  await expectNoHorizontalScroll(page, widths);
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem').last();
  expect(await message.evaluate((li) => li.scrollWidth - li.clientWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(list(page)).toBeHidden();
  await send(page).scrollIntoViewIfNeeded();
  await expect(send(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expectNoHorizontalScroll(page, [1280], '200%');
});

test.describe('on touch screens', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: small });

  test('conversations: targets are at least 44 px high', async ({ page }) => {
    await openConversations(page, '?status=pending');
    const row = rows(page).filter({ hasText: waiting.visitor }).getByRole('link');
    const expectHighTargets = async () => {
      const targets = page.getByRole('main').locator('a, button, input, select, summary');
      const low = await targets.evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && !element.closest('fieldset'))
          .filter((element) => Math.round(element.getBoundingClientRect().height) < 44)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(low).toEqual([]);
    };
    await expect(row).toBeVisible();
    await expectHighTargets();
    await row.click();
    await expect(field(page)).toBeVisible();
    await expectHighTargets();
  });
});

test.describe('accessibility', () => {
  test.describe.configure({ timeout: 60_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('conversations: no state has axe violations', { tag: '@full' }, async ({ page }) => {
    const snooze = { until: '2026-11-21T17:00:00.000Z', wakesAt: '9999-01-01T00:00:00.000Z' };
    const triage = { [waiting.id]: { snooze, assignee: 'me', note: 'Gate code 4411' } } as const;
    await openConversations(page, '?q=router', { triage });
    await expect(list(page).locator('mark').first()).toBeVisible();
    await page.getByRole('button', { name: viewWords.title }).click();
    const viewName = page.getByRole('textbox', { name: viewWords.name });
    await viewName.press('Enter');
    const problem = page.getByText(viewWords.problems.empty);
    await expectNoAxeViolationsAtBothSizes(page, problem, '[popover]');
    await viewName.press('Escape');
    await expect(viewName).toBeHidden();
    await list(page).getByRole('checkbox').first().check();
    const bar = page.getByRole('region', { name: selectionWords.label });
    await expectNoAxeViolationsAtBothSizes(page, bar.getByText('1 selected'));
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expectNoAxeViolationsAtBothSizes(page, help(page), 'dialog[open]');
    await page.keyboard.press('Escape');
    await search(page).fill('zzz');
    await expectNoAxeViolationsAtBothSizes(
      page,
      page.getByRole('button', { name: 'Clear search' }),
    );

    await openConversations(page, openWaiting);
    await expect(page.getByRole('link', { name: '1 snoozed' })).toBeVisible();
    await page.getByRole('button', { name: /^Snooze/ }).click();
    const awake = page.getByRole('menuitemradio', { name: 'Not snoozed' });
    await expectNoAxeViolationsAtBothSizes(page, awake, '[popover]');
    await awake.click();
    await send(page).click();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolationsAtBothSizes(page, field(page));
    await field(page).fill('Credited.');
    await send(page).click();
    await expectNoAxeViolationsAtBothSizes(page, page.getByText('Answered.'));

    await openConversations(page, '?open=20261120-9999');
    await expectNoAxeViolationsAtBothSizes(
      page,
      page.getByText('Conversation 20261120-9999 is not in this demo data.'),
    );
    await chooseSize(page, 'none');
    await expect(search(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Set up the chatbot' })).toBeVisible();
    await expectNoAxeViolationsAtBothSizes(page, page.getByText('No conversations yet.'));
  });
});
