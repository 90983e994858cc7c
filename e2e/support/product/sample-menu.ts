import type { Locator, Page } from 'playwright/test';
import { sampleMenu } from '#content/workspace/workspace.ts';
import { expect } from '../browser/fixtures';

/** The button of the sample's menu, in the sidebar or in the top bar. */
export const sampleButton = (page: Page): Locator =>
  page.getByRole('button', { name: sampleMenu.title, exact: true });

export const sampleSize = (page: Page): Locator => page.getByLabel('Demo data');
export const resetButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Reset sample data' });

/** Opens the menu of the sample unless it is open. */
export async function openSampleMenu(page: Page): Promise<void> {
  if (!(await sampleSize(page).isVisible())) await sampleButton(page).click();
  await expect(sampleSize(page)).toBeVisible();
}

/** Chooses a size of the sample and closes the menu. */
export async function chooseSize(page: Page, size: string): Promise<void> {
  await openSampleMenu(page);
  await sampleSize(page).selectOption(size);
  await sampleButton(page).click();
  await expect(sampleSize(page)).toBeHidden();
}
