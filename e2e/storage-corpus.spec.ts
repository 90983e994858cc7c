import type { Page } from 'playwright/test';
import { localKeys, malformedValues, sessionKeys } from '../tests/corpus/stored-values';
import { expect, open, test } from './fixtures';
import { freshEmail, heading, heroButton, heroEmail } from './forms';
import { fillStorages, rawStored, storedList } from './records';

/** The whole corpus takes long (`npm run test:engines`), and runs below without a browser. */
const some = [
  '__proto__ in a list',
  'ten thousand lists deep',
  'lone surrogates',
  'NULs and control characters',
  'two hundred thousand characters',
] as const;

const putEverywhere = (page: Page, raw: string) =>
  page.evaluate(fillStorages, [localKeys, sessionKeys, JSON.stringify(raw)] as const);

/** A visit over what lies there: the hero's submit is stored, and what could not be read is kept. */
async function submitOver(page: Page, raw: string): Promise<void> {
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

test('contracts §4: over malformed values under every key the next submit is stored', async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const name of some) await test.step(name, () => submitOver(page, malformedValues[name]!));
});

test('contracts §4: with malformed values under every key the workspace and /privacy are usable', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await putEverywhere(page, malformedValues['ten thousand objects deep']!);
  for (const path of ['/privacy', '/chatbot-setup']) {
    await open(page, path);
    await expect(heading(page)).toBeVisible();
  }
});
