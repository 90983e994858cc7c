import { execFile } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '#e2e/support/browser/fixtures.ts';
import { expectNoAxeViolations } from '#e2e/support/pages/axe.ts';

const root = join(import.meta.dirname, '../..');

test('atlas: exported machines open from disk, with search, chart, checks, files and simulator', async ({
  page,
}, testInfo) => {
  // The command builds its pages.
  test.setTimeout(90_000);
  const [from, out] = [testInfo.outputPath('machines'), testInfo.outputPath('pages')];
  for (const name of ['sign-up-form.ts', 'file-upload.ts'])
    cpSync(join(root, 'tests/corpus/machines', name), join(from, name));
  const words = ['src/server/build/run.mjs', 'machine-files', '--from', from, '--out', out];
  await promisify(execFile)(process.execPath, words, { cwd: root });

  await page.goto(pathToFileURL(join(out, 'index.html')).href);
  await page.getByRole('searchbox').fill('sign');
  await expect(page.getByRole('status').filter({ hasText: '1 machine and' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign-up form (v2.1)' }).first().click();
  await expect(page).toHaveURL(/sign-up-form-v2-1\.html$/);
  const now = (state: string) => page.getByRole('heading', { name: `Now: ${state}`, exact: true });
  await expect(now('name')).toBeVisible();
  await expectNoAxeViolations(page);

  await page
    .getByRole('button', { name: 'NEXT (override: isComplete is true)', exact: true })
    .click();
  await expect(now('plan_choice')).toBeVisible();
  await page
    .getByRole('button', { name: 'NEXT (override: isComplete is true)', exact: true })
    .click();
  await expect(now('sent')).toBeVisible();
  await page.reload();
  await expect(now('sent')).toBeVisible();
  await page.goBack();
  await expect(now('plan_choice')).toBeVisible();
  const links = await page.getByRole('list', { name: 'Files' }).getByRole('link').all();
  expect(links).toHaveLength(7);
  for (const link of links) {
    const href = await link.evaluate((element: HTMLAnchorElement) => element.href);
    expect(existsSync(fileURLToPath(href)), href).toBe(true);
  }

  await page.getByRole('link', { name: 'All machines' }).click();
  await page.getByRole('link', { name: 'upload' }).click();
  await page.getByRole('link', { name: 'forgotten', exact: true }).last().click();
  await expect(page).toHaveURL(/upload\.html\?at=upload\.forgotten$/);
  await expect(page.locator('.selected').first()).toHaveText('forgotten');
  await page.getByRole('button', { name: 'file.*', exact: true }).click();
  await expect(now('sending')).toBeVisible();
});
