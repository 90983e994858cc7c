import { testimonials } from '../content/home';
import { expect, open, test, stopClock } from './fixtures';

test('§4 carousel: previous and next wrap around; dots select; the visitor’s press stops it', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  await stopClock(page);
  const region = page.getByRole('region', { name: 'Testimonials' });
  await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  const shown = (index: number) => region.getByText(testimonials.items[index]?.quote ?? '-');
  const dot = (index: number) =>
    region.getByRole('button', { name: `Show testimonial ${index + 1} of 4` });
  const button = (name: string) => region.getByRole('button', { name });
  await expect(shown(0)).toBeVisible();

  await page.clock.fastForward(8_000);
  await expect(shown(1)).toBeVisible();
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await expect(shown(0)).toBeHidden();

  await region.hover();
  await page.clock.fastForward(30_000);
  await expect(shown(1)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(8_000);
  await expect(shown(2)).toBeVisible();
  await dot(0).focus();
  await page.clock.fastForward(30_000);
  await expect(shown(2)).toBeVisible();

  await button('Next testimonial').press('Enter');
  await expect(shown(3)).toBeVisible();
  await expect(button('Start rotation')).toBeVisible();
  await button('Next testimonial').press('Enter');
  await expect(shown(0)).toBeVisible();
  await button('Previous testimonial').press('Enter');
  await expect(shown(3)).toBeVisible();
  await dot(1).press('Enter');
  await expect(shown(1)).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(shown(1)).toBeVisible();

  for (const [press, next] of [
    [() => dot(3).press('Enter'), 3],
    [() => button('Previous testimonial').press('Enter'), 3],
    [() => button('Pause rotation').press('Enter'), 0],
  ] as const) {
    await button('Start rotation').press('Enter');
    await page.clock.fastForward(8_000);
    await press();
    await expect(shown(next)).toBeVisible();
    await expect(button('Start rotation')).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(shown(next)).toBeVisible();
  }
});

test('design: the carousel does not turn for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const region = page.getByRole('region', { name: 'Testimonials' });
  await expect(region.getByRole('button', { name: 'Start rotation' })).toBeVisible();
});
