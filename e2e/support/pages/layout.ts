import { expect, test, type Page } from 'playwright/test';

/** Asserts that the page does not scroll horizontally at these widths. */
export async function expectNoHorizontalScroll(
  page: Page,
  widths: readonly number[],
  textSize = '100%',
): Promise<void> {
  await page.evaluate((value) => (document.documentElement.style.fontSize = value), textSize);
  for (const width of widths) {
    await test.step(`${width} px, text at ${textSize}`, async () => {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBe(0);
    });
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
