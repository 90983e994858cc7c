import { malformedValues } from '../tests/corpus/stored-values';
import { expect, open, test } from './fixtures';
import { heading } from './forms';
import { putEverywhere, submitOver } from './rig/visit-with';

/** The whole corpus takes long (`npm run test:leads`), and runs below without a browser. */
const some = [
  '__proto__ in a list',
  'ten thousand lists deep',
  'lone surrogates',
  'NULs and control characters',
  'two hundred thousand characters',
] as const;

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
