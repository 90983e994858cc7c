import { addressOf, builtPaths } from '#e2e/support/pages/built-pages.ts';
import { expectNoAxeViolationsAtBothSizes } from '#e2e/support/pages/axe.ts';
import { prepareFirstVisits, visitWholePage } from '#e2e/support/browser/first-visit.ts';
import { recordMachines, undeclaredMachines } from '#e2e/support/machines/page-machines.ts';
import { failedRequestLine, expect, test } from '#e2e/support/browser/fixtures.ts';
import { heading } from '#e2e/support/product/forms.ts';
import { templateOf } from '#e2e/support/pages/own-scripts.ts';
import { recordServerNodes, replacedNodes } from '#e2e/support/pages/server-nodes.ts';
import {
  expectFitsSmallScreens,
  expectNoLayoutShift,
  expectShell,
  expectSkipLink,
  expectWithinBudgets,
  unknownPath,
} from '#e2e/support/pages/checked-page.ts';

const phone = { width: 412, height: 823 };
const desktop = { width: 1280, height: 800 };

/** Pages of text and parts that others have too. */
const plain = /^\/(careers|forgot-password|newsroom|sign-up)$/;
const paths = [...builtPaths, unknownPath];
/** One page per template; others differ only in text. `npm run test:full` runs axe on all. */
const whole = [...new Map(paths.map((path) => [templateOf(path), path])).values()].filter(
  (path) => !plain.test(path),
);
const rest = paths.filter((path) => !whole.includes(path));

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var insertedRules: number | undefined;
}

/**
 * Counts the rules that a page inserts into its style sheet. Runs in the page, without closures.
 */
function countInsertedRules() {
  globalThis.insertedRules = 0;
  const insertRule: unknown = Reflect.get(CSSStyleSheet.prototype, 'insertRule');
  CSSStyleSheet.prototype.insertRule = new Proxy(insertRule as () => number, {
    apply(target, sheet, args) {
      globalThis.insertedRules = (globalThis.insertedRules ?? 0) + 1;
      return Number(Reflect.apply(target, sheet, args));
    },
  });
}

// Loads each page once and checks everything that holds for every page. Policy violations are console
// lines, which fail any test.
for (const path of whole)
  test(`§35.1 every page: ${path} hydrates, fits, does not shift and follows the rules`, async ({
    page,
    baseURL,
    expectConsole,
  }) => {
    if (path === unknownPath) expectConsole(failedRequestLine, 1);
    await page.addInitScript(recordServerNodes);
    await page.addInitScript(recordMachines);
    await page.addInitScript(countInsertedRules);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(phone);
    const visit = await prepareFirstVisits(page);
    const first = await visit(addressOf(path));

    await test.step('nothing shifts on a phone with late fonts', async () => {
      const { scripts, ...visited } = await visitWholePage(page);
      expectNoLayoutShift(visited);
      expectWithinBudgets(path, baseURL!, first, scripts);
    });
    await test.step('the atlas declares every machine that runs on it', async () =>
      expect(await undeclaredMachines(page, path)).toEqual([]));
    await test.step('hydration keeps every server node', async () =>
      expect(await replacedNodes(page)).toEqual([]));
    await test.step('it inserts no style rules, which would recalculate all styles', async () =>
      expect(await page.evaluate(() => globalThis.insertedRules)).toBe(0));
    await test.step('it does not scroll horizontally at 320 px or with text at 200%', () =>
      expectFitsSmallScreens(page));
    await page.setViewportSize(desktop);
    await expect(heading(page)).toBeVisible();
    await test.step('it has its shell, one h1 and the built head', () => expectShell(page, path));
    await test.step('the first tab stop is the skip link', () => expectSkipLink(page));
    if (path === unknownPath) return;
    await test.step('axe finds no violations in either theme', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectNoAxeViolationsAtBothSizes(page, heading(page));
    });
  });

for (const part of [0, 1])
  test(`§12.37 every page: the others hydrate, fit, do not shift and stay in their budgets (${part + 1} of 2)`, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(recordServerNodes);
    const visit = await prepareFirstVisits(page);
    for (const path of rest.filter((_, index) => index % 2 === part))
      await test.step(path, async () => {
        await page.setViewportSize(phone);
        const first = await visit(path);
        expectNoLayoutShift(first);
        expect(await replacedNodes(page)).toEqual([]);
        expectWithinBudgets(path, baseURL!, first);
        await expectFitsSmallScreens(page);
        await expectShell(page, path);
      });
  });
