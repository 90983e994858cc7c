import { hardConditions, visitInHardConditions } from '#e2e/support/browser/hard-conditions.ts';
import { test } from '#e2e/support/browser/fixtures.ts';

// full/pages.full.ts loads every page in these conditions.
test.describe('§12.43 hydration', () => {
  test.use(hardConditions);

  test('hard conditions: home and privacy page log nothing, keep every server node and do not shift', ({
    page,
  }) => visitInHardConditions(page, ['/', '/privacy']));
});
