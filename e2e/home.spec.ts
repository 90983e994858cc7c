import { claimStrip, testimonials, timeline } from '../content/home';
import { integrations } from '../content/integrations';
import { expect, open, test } from './fixtures';

test('§2 home: the sections stand in the order of the specification', async ({ page }) => {
  await open(page, '/');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings).toEqual([
    claimStrip.heading,
    'Seven agents, one line of sight.',
    timeline.heading,
    'At work in the systems you already run.',
    integrations.heading,
    testimonials.heading,
    'Built for six kinds of plant.',
    'Put one night of alarms on the table.',
  ]);
});

test('§9 claims: each headline figure says how it is measured', async ({ page }) => {
  await open(page, '/');
  for (const { figure, label, how } of claimStrip.items) {
    const cell = page.getByRole('listitem').filter({ hasText: figure }).filter({ hasText: label });
    await expect(cell.first()).toBeVisible();
    await cell.first().getByText('How we measure').click();
    await expect(cell.first().getByText(how)).toBeVisible();
  }
});

test('§4 solutions tab: operations first; arrow keys, Home and End move and select', async ({
  page,
}) => {
  await open(page, '/');
  const list = page.getByRole('tablist', { name: 'Solutions' });
  const operations = list.getByRole('tab', { name: 'Operations' });
  const workforce = list.getByRole('tab', { name: 'Workforce' });
  const panel = page.getByRole('tabpanel');
  await expect(operations).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveCount(1);
  for (const name of ['NetworkOS', 'CustomerOS', 'FieldOS', 'StandardsOS']) {
    await expect(panel.getByRole('link', { name })).toBeVisible();
  }
  await expect(panel.getByRole('button', { name: /^Play video/ })).toBeVisible();

  await operations.focus();
  await page.keyboard.press('ArrowRight');
  await expect(workforce).toBeFocused();
  await expect(workforce).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toHaveAccessibleName('Workforce');
  for (const name of ['HumanOS Attract', 'HumanOS Onboard', 'HumanOS Engage']) {
    await expect(panel.getByRole('link', { name })).toBeVisible();
  }
  await expect(panel).toContainText('5,624');
  await page.keyboard.press('ArrowRight');
  await expect(operations).toBeFocused();
  await page.keyboard.press('End');
  await expect(workforce).toBeFocused();
  await page.keyboard.press('Home');
  await expect(operations).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(workforce).not.toBeFocused();
  await workforce.click();
  await expect(panel).toHaveAccessibleName('Workforce');
});

test('§4 timeline: Today first; a stage button highlights the matching card', async ({ page }) => {
  await open(page, '/');
  const group = page.getByRole('group', { name: 'Implementation timeline' });
  const current = group.locator('[aria-current="step"]');
  for (const [index, label] of ['Today', 'Day 7', 'Day 14'].entries()) {
    const button = group.getByRole('button', { name: label, exact: true });
    if (index > 0) {
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await button.press('Enter');
    }
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(current).toHaveCount(1);
    await expect(current.getByRole('heading')).toContainText(label);
  }
});

test('§4 carousel: previous and next wrap around; dots select; the visitor’s press stops it', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  const region = page.getByRole('region', { name: 'Testimonials' });
  await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  const shown = (index: number) => region.getByText(testimonials.items[index]?.quote ?? '-');
  const dot = (index: number) =>
    region.getByRole('button', { name: `Show testimonial ${index + 1} of 4` });
  await expect(shown(0)).toBeVisible();

  await page.clock.runFor(8_000);
  await expect(shown(1)).toBeVisible();
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await expect(shown(0)).toBeHidden();

  await region.hover();
  await page.clock.runFor(30_000);
  await expect(shown(1)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(8_000);
  await expect(shown(2)).toBeVisible();

  await region.getByRole('button', { name: 'Next testimonial' }).press('Enter');
  await expect(shown(3)).toBeVisible();
  await expect(region.getByRole('button', { name: 'Start rotation' })).toBeVisible();
  await region.getByRole('button', { name: 'Next testimonial' }).press('Enter');
  await expect(shown(0)).toBeVisible();
  await region.getByRole('button', { name: 'Previous testimonial' }).press('Enter');
  await expect(shown(3)).toBeVisible();
  await dot(1).press('Enter');
  await expect(shown(1)).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(shown(1)).toBeVisible();

  await region.getByRole('button', { name: 'Start rotation' }).press('Enter');
  await page.clock.runFor(8_000);
  await expect(shown(2)).toBeVisible();
  await region.getByRole('button', { name: 'Pause rotation' }).press('Enter');
  await page.clock.runFor(30_000);
  await expect(shown(2)).toBeVisible();
});

test('design: the carousel does not turn for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const region = page.getByRole('region', { name: 'Testimonials' });
  await expect(region.getByRole('button', { name: 'Start rotation' })).toBeVisible();
});

test('§2 home: six industry cards lead to their pages', async ({ page }) => {
  await open(page, '/');
  const cards = page.getByRole('main').locator('a[href^="/customers/"]');
  await expect(cards).toHaveText([
    'Fiber ISPs',
    'Carriers',
    'Wireless',
    'Utilities',
    'Education',
    'Healthcare',
  ]);
  await cards.filter({ hasText: 'Wireless' }).click();
  await expect(page).toHaveURL('/customers/wireless');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§4 home: tabs, timeline and carousel show all their content', async ({ page }) => {
    await page.goto('/');
    for (const name of ['NetworkOS', 'HumanOS Engage']) {
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    }
    for (const { title } of Object.values(timeline.stages)) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    for (const { quote } of testimonials.items) await expect(page.getByText(quote)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden();
  });
});
