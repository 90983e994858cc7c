import type { Page } from 'playwright/test';
import { addressOf } from '../pages/built-pages';
import { prepareFirstVisits, visitWholePage } from './first-visit';
import { expect, test } from './fixtures';
import { recordServerNodes, replacedNodes } from '../pages/server-nodes';
import { expectNoLayoutShift } from '../pages/checked-page';

/**
 * Conditions unknown at build time: language, time zone, and a
 * dark system with a light theme chosen.
 */
export const hardConditions = {
  locale: 'ar-EG',
  timezoneId: 'Asia/Kathmandu',
  colorScheme: 'dark',
} as const;

/**
 * Loads each page on a desktop with late fonts and scrolls through it; expects no new nodes and no
 * layout shift.
 */
export async function visitInHardConditions(page: Page, paths: readonly string[]): Promise<void> {
  await page.addInitScript(recordServerNodes);
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  const visit = await prepareFirstVisits(page);
  for (const path of paths)
    await test.step(path, async () => {
      await visit(addressOf(path));
      expect(await replacedNodes(page), path).toEqual([]);
      expectNoLayoutShift(await visitWholePage(page));
    });
}
