import { expectNoAxeViolationsAtBothSizes } from '../support/pages/axe';
import { expect, open, test } from '../support/browser/fixtures';

for (const path of [
  '/machines',
  '/machines?q=zzz',
  '/machines/demo-form?at=demo-form.submitting',
  '/machines/header-dropdown',
]) {
  test(`atlas: ${path} has no axe violations and fits a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await expectNoAxeViolationsAtBothSizes(page, page.getByRole('heading', { level: 1 }));
    await page.setViewportSize({ width: 375, height: 740 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await over()).toBeLessThanOrEqual(0);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await over(), 'at 200 %').toBeLessThanOrEqual(0);
  });
}
