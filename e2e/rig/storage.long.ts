import { fileURLToPath } from 'node:url';
import { malformedValues } from '../../tests/corpus/stored-values';
import { expect, open, test as base } from '../fixtures';
import { heading } from '../forms';
import { openRig, type Rig } from './rig';
import { putEverywhere, submitOver } from './visit-with';

const directory = fileURLToPath(new URL('../../dist', import.meta.url));
const test = base.extend<object, { rig: Rig }>({
  rig: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
    async ({}, use) => {
      const rig = await openRig({ directory });
      await use(rig);
      await rig.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ rig }, deliver) => deliver(rig.origin),
});

const paths = [
  '/book-demo',
  '/sign-in',
  '/privacy',
  '/dashboard',
  '/chatbot-setup',
  '/conversations',
  '/account-setup',
];

for (const [name, raw] of Object.entries(malformedValues)) {
  test(`contracts §4: ${name} under every key: the next submit is stored, every page is usable`, async ({
    page,
  }) => {
    await submitOver(page, raw);
    await page.goto('/robots.txt');
    await putEverywhere(page, raw);
    for (const path of paths) {
      await open(page, path);
      await expect(heading(page), path).toBeVisible();
      await expect(page.getByText('Something went wrong'), path).toHaveCount(0);
    }
  });
}
