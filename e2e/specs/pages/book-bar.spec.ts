import type { Page } from 'playwright/test';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

/** Returns how many of the page's buttons to the demo form are visible at each scroll offset. */
const shownAt = (page: Page, offsets: readonly number[]) =>
  page.evaluate((tops) => {
    const buttons = [...document.querySelectorAll('main a[href="/book-demo"]')];
    return tops.map((top) => {
      scrollTo({ top, behavior: 'instant' });
      return buttons.filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }).length;
    });
  }, offsets);

/** Returns the focused link or control of the page, and whether it is under something else. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!;
    const { x, width, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, bottom - 3);
    return {
      name: element.textContent,
      isInMain: element.closest('main') !== null,
      isCovered: !hit || !(element.contains(hit) || hit.contains(element)),
    };
  });

test('§2.33 book bar: on phones the home page shows one button at a time, and the bar covers no focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, '/');
  const bar = page.locator('main a[href="/book-demo"]').nth(-2);
  const [band, end] = await page.evaluate(() => {
    const last = [...document.querySelectorAll('main a[href="/book-demo"]')].at(-1)!;
    const tops = [last.closest('section')!, document.querySelector('footer')!].map(
      (element) => element.getBoundingClientRect().top + scrollY - innerHeight,
    );
    return tops as [number, number];
  });
  const step = 120;
  const offsets = Array.from({ length: Math.ceil(end / step) }, (_, index) => index * step);
  const visibility = await shownAt(page, offsets);
  expect(Math.max(...visibility)).toBe(1);
  // Between the hero and the closing band, whose edge hides the bar before its button appears.
  const between = visibility.slice(6, Math.floor(band / step));
  expect(new Set(between)).toEqual(new Set([1]));
  expect(await shownAt(page, [end + 740])).toEqual([0]);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('main').focus();
  const stops: Awaited<ReturnType<typeof focused>>[] = [];
  do {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  } while (stops.at(-1)!.isInMain);
  expect(stops.length).toBeGreaterThan(15);
  expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);

  await page.setViewportSize({ width: 480, height: 740 });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  // On paper only the closing band has a button.
  await expect(page.getByRole('main').getByRole('link', { name: 'Book a Demo' })).toHaveCount(1);
});
