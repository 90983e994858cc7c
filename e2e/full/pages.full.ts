import { demoVideo } from '#content/film/demo-video.ts';
import { addressOf, builtPaths } from '../support/pages/built-pages';
import {
  expectNoAxeViolationsAtBothSizes,
  expectNoAxeViolationsInLight,
} from '../support/pages/axe';
import { failedRequestLine, open, test } from '../support/browser/fixtures';
import { heading } from '../support/product/forms';
import { hardConditions, visitInHardConditions } from '../support/browser/hard-conditions';

// `npm test` checks one page per template.
for (const path of [...builtPaths, '/nothing-here', demoVideo.filmPath])
  test(`axe: ${path} has no violations at 1280, 768 and 375 px`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(failedRequestLine, 'any');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, addressOf(path));
    await expectNoAxeViolationsAtBothSizes(page, heading(page));
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectNoAxeViolationsInLight(page);
  });

test.describe('§12.43 hydration', () => {
  test.use(hardConditions);
  for (const path of builtPaths)
    test(`hard conditions: ${path} logs nothing, keeps every server node and does not shift on a desktop`, ({
      page,
    }) => visitInHardConditions(page, [path]));
});
