import type { Page } from 'playwright/test';
import { localKeys, sessionKeys } from '../../tests/corpus/stored-values';
import { expect, open } from '../fixtures';
import { freshEmail, heading, heroButton, heroEmail } from '../forms';
import { rawStored, storedList } from '../records';

/** Puts a value under every key that the product uses; the page is at the site already. */
export async function putEverywhere(page: Page, raw: string): Promise<void> {
  await page.evaluate(
    ([local, session, value]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const key of local) localStorage.setItem(key, value);
      for (const key of session) sessionStorage.setItem(key, value);
    },
    [localKeys, sessionKeys, raw] as const,
  );
}

/** A visit over what lies there: the hero's submit is stored, and what could not be read is kept. */
export async function submitOver(page: Page, raw: string): Promise<void> {
  await page.goto('/robots.txt');
  await putEverywhere(page, raw);
  const email = freshEmail();
  await open(page, '/');
  await heroEmail(page).fill(email);
  await heroButton(page).click();
  await expect(heading(page)).toHaveText('Book a demo');
  await expect(page.getByRole('textbox', { name: 'Work email' })).toHaveValue(email);
  expect(await storedList(page, 'demoEmails')).toMatchObject([{ email }]);
  for (const key of ['demoEmails', 'lastEmailEntered', 'leadOutbox:1'])
    expect(await rawStored(page, `${key}.corrupt`), key).toBe(raw);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
}
