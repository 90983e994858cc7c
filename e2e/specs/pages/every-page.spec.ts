import { addressOf, builtPaths } from '#e2e/support/pages/built-pages.ts';
import { expectNoFindings, expectNoFindingsInLight } from '#e2e/support/pages/findings.ts';
import { firstVisits, seeAll } from '#e2e/support/browser/first-visit.ts';
import { browserLine, expect, test } from '#e2e/support/browser/fixtures.ts';
import { heading } from '#e2e/support/product/forms.ts';
import { templateOf } from '#e2e/support/pages/own-scripts.ts';
import { keepServerNodes, replacedNodes } from '#e2e/support/pages/server-nodes.ts';
import { violationsIn } from '#e2e/support/browser/violations.ts';
import {
  expectNoSidewaysScroll,
  expectNothingMoved,
  expectShell,
  expectSkipLink,
  expectWithinBudgets,
  missing,
} from '#e2e/support/pages/checked-page.ts';

const phone = { width: 412, height: 823 };
const smallPhone = { width: 375, height: 740 };
const desk = { width: 1280, height: 800 };

const paths = [...builtPaths, missing];
/** Pages that share a template differ in words alone: axe looks at all of them in `npm run test:full`. */
const oneOfTemplate = new Set(new Map(paths.map((path) => [templateOf(path), path])).values());

// A page is asked much in one test.
test.describe.configure({ timeout: 60_000 });

// The document is loaded once, and everything that is asked of every page is asked of that one load.
for (const path of paths)
  test(`every page: ${path} is alive, fits, stays still and follows the rules`, async ({
    page,
    context,
    baseURL,
    expectConsole,
  }) => {
    if (path === missing) expectConsole(browserLine, 1);
    const violations = await violationsIn(context);
    await page.addInitScript(keepServerNodes);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(phone);
    const visit = await firstVisits(page, { isAllSeen: false });
    const { beforePaint } = await visit(addressOf(path));

    await test.step('hydration keeps every node of the server', async () =>
      expect(await replacedNodes(page)).toEqual([]));
    await test.step('nothing moves on a phone, fonts late and all of the page seen', async () => {
      const { scripts, ...visited } = await seeAll(page);
      expectNothingMoved(visited);
      expectWithinBudgets(path, baseURL!, { beforePaint, scripts });
    });
    await test.step('it never scrolls sideways, at 320 px or with text at 200 %', () =>
      expectNoSidewaysScroll(page));
    await page.setViewportSize(desk);
    await expect(heading(page)).toBeVisible();
    await test.step('it has its shell, one h1, its title and its head', () =>
      expectShell(page, path));
    await test.step('the first stop of the Tab key skips to the content', () =>
      expectSkipLink(page));
    if (oneOfTemplate.has(path))
      await test.step('axe finds nothing in either theme', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await expectNoFindings(page);
        await page.setViewportSize(smallPhone);
        await expectNoFindingsInLight(page);
      });
    expect(violations).toEqual([]);
  });
