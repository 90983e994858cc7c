import { expect, testWithoutPage as test } from '#e2e/support/browser/fixtures.ts';
import { differencesFrom, pages } from '#e2e/support/hosts/comparison.ts';
import { startNginx } from '#e2e/support/hosts/nginx-host.ts';

test('§18.4 nginx: every response has the status, headers and page of `npm start`', async ({
  baseURL,
}) => {
  expect(pages.length).toBeGreaterThan(60);
  test.setTimeout(60_000);
  const nginx = await startNginx();
  try {
    const differing = await differencesFrom(nginx.origin, baseURL!);
    expect(differing).toEqual({});
  } finally {
    await nginx.stop();
  }
  expect(nginx.complaints()).toBe('');
});
