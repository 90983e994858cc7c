import type { Locator, Page } from 'playwright/test';
import { paletteLabel } from '#content/workspace/workspace-keys.ts';
import { expect, open } from '../browser/fixtures';

export const palette = (page: Page): Locator => page.getByRole('dialog', { name: paletteLabel });

export type TaskDriver = ReturnType<typeof taskDriver>;

/**
 * Returns the actions of a person, counted: each key or chord, click, scroll, typed text, filled
 * field, chosen option, and opened address or file is one step.
 */
export function taskDriver(page: Page) {
  let steps = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      steps += 1;
      await page.keyboard.press(key);
    }
  };
  const type = async (text: string) => {
    steps += 1;
    await page.keyboard.type(text);
  };
  const fill = async (field: Locator, text: string) => {
    steps += 1;
    await field.fill(text);
  };
  const visit = async (address: string) => {
    steps += 1;
    await open(page, address);
  };
  const openFile = async (field: Locator, name: string, text: string) => {
    steps += 1;
    const buffer = Buffer.from(text);
    await field.setInputFiles({ name, mimeType: 'application/json', buffer });
  };
  const click = async (target: Locator, modifiers: 'Shift'[] = []) => {
    steps += 1;
    await target.click({ modifiers });
  };
  const scrollTo = async (target: Locator) => {
    steps += 1;
    await target.scrollIntoViewIfNeeded();
  };
  const choose = async (field: Locator, option: RegExp) => {
    steps += 1;
    const label = await field.locator('option').filter({ hasText: option }).innerText();
    await field.selectOption({ label });
  };
  /** Finds a command or a conversation in the palette and runs it. */
  const find = async (words: string) => {
    await press('Control+k');
    await type(words);
    const found = palette(page).getByRole('option').first();
    await expect(palette(page).getByRole('combobox')).toHaveValue(words);
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await press('Enter');
    await expect(palette(page)).toHaveCount(0);
  };
  /** Returns the steps since the last call. */
  const counted = () => {
    const count = steps;
    steps = 0;
    return count;
  };
  return { press, type, fill, click, scrollTo, choose, visit, openFile, find, counted };
}
