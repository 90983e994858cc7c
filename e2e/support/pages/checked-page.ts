import type { Page } from 'playwright/test';
import { barePaths, builtFile, fileOf, publicPaths, workspacePaths } from './built-pages';
import { inlineSize, sentSizes } from './brotli-size';
import type { FirstVisit } from '../browser/first-visit';
import { expect } from '../browser/fixtures';
import { heading } from '../product/forms';
import { headOf, skippedLevels } from './html';
import { ownScripts } from './own-scripts';

// Bytes as sent (brotli at its best quality); 1 KB is 1,000 bytes. Of a page's first load, React and the
// router take 85 KB; XState, which only pages with a form or a scene start with, takes 12.
const firstLoads: Readonly<Record<string, number>> = { '/book-demo': 115_000 };
const budget = {
  requestsBeforePaint: 4,
  firstLoad: (path: string) => firstLoads[path] ?? 125_000,
  firstLoadWithoutMachines: 110_000,
  wholePage: 152_000,
  ownScripts: 15_000,
  scripts: 25,
};

/** An unknown path; the host answers with the not-found page. */
export const unknownPath = '/nothing-here';

const htmlOf = (path: string) => builtFile(path === unknownPath ? '404.html' : fileOf(path));

/** Returns the scripts that a page's HTML names; hydration may load more. */
const named = (path: string) =>
  [...htmlOf(path).matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, file = '']) => file);

/** Asserts one `h1`, no skipped heading levels, the built head, and the page's shell. */
export async function expectShell(page: Page, path: string): Promise<void> {
  const facts = await page.evaluate(() => ({
    status: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
      .responseStatus,
    head: document.head.outerHTML,
    levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((element) => element.checkVisibility())
      .map(({ tagName }) => Number(tagName[1])),
  }));
  expect(facts.status).toBe(path === unknownPath ? 404 : 200);
  expect(headOf(facts.head), 'head as built').toEqual(headOf(htmlOf(path)));
  expect(facts.levels.filter((level) => level === 1)).toHaveLength(1);
  expect(skippedLevels(facts.levels), facts.levels.join(' ')).toEqual([]);
  await expect(page.getByRole('main')).toHaveCount(1);
  const isWorkspace = workspacePaths.includes(path);
  const shells = isWorkspace || barePaths.includes(path) ? 0 : 1;
  await expect(page.getByRole('banner')).toHaveCount(shells);
  await expect(page.getByRole('contentinfo')).toHaveCount(shells);
  const sidebar = page.getByRole('navigation', { name: 'Workspace' });
  await expect(sidebar).toHaveCount(isWorkspace ? 1 : 0);
}

export async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** Returns the first elements that make the page scroll horizontally. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
  });

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);

/** Returns the compounds in headings, navigation and cards in which a line breaks. */
const brokenCompounds = (page: Page) =>
  page.evaluate(() => {
    const isBroken = (text: Node, { 0: { length }, index }: RegExpExecArray) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const parts = document.querySelectorAll('h1, h2, h3, h4, nav li, main li > a + p');
    return [...parts].flatMap((part) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const compound of (text.textContent ?? '').matchAll(/\S*\w[-–/]\w\S*/g))
          if (isBroken(text, compound)) broken.push(compound[0]);
      return broken;
    });
  });

/**
 * Asserts that the page does not scroll horizontally at 320 px, nor at 640 px with text at 200%, and
 * that no line of a heading, the navigation or a card breaks inside a compound at 320 px.
 */
export async function expectFitsSmallScreens(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page)).toEqual([]);
  expect(await brokenCompounds(page)).toEqual([]);
  await page.setViewportSize({ width: 640, height: 640 });
  await setTextSize(page, '200%');
  expect(await overflow(page)).toEqual([]);
  await setTextSize(page, '');
  await expect(heading(page)).toBeVisible();
}

/**
 * Asserts that a first visit stays within the budgets for requests before paint, their origin, and
 * scripts: those of the first load, and `scripts`, those loaded after scrolling through the page.
 */
export function expectWithinBudgets(
  path: string,
  origin: string,
  { beforePaint, scripts: first }: Pick<FirstVisit, 'beforePaint' | 'scripts'>,
  scripts: string[] = first,
): void {
  if (!publicPaths.includes(path)) return;
  expect([...new Set(beforePaint.map((address) => new URL(address).origin))]).toEqual([origin]);
  expect(beforePaint.length, `before paint: ${beforePaint.join(' ')}`).toBeLessThanOrEqual(
    budget.requestsBeforePaint,
  );
  const hasMachines = first.some((file) => file.includes('/xstate-'));
  expect(first.length, 'scripts of the first load').toBeLessThanOrEqual(budget.scripts);
  // The HTML's limit covers its scripts.
  expect(sentSizes(first), 'bytes of the first load').toBeLessThanOrEqual(
    hasMachines ? budget.firstLoad(path) : budget.firstLoadWithoutMachines,
  );
  expect(inlineSize(path) + sentSizes(scripts), 'bytes of the whole page').toBeLessThanOrEqual(
    budget.wholePage,
  );
  const others = publicPaths.map((publicPath): [string, string[]] => [
    publicPath,
    named(publicPath),
  ]);
  const pageScripts = ownScripts(new Map([...others, [path, first]])).get(path) ?? [];
  expect(
    sentSizes(pageScripts),
    `bytes of scripts that no other template loads: ${pageScripts.join(' ')}`,
  ).toBeLessThanOrEqual(budget.ownScripts);
}

type Moved = Pick<FirstVisit, 'shift' | 'moved'>;
export const expectNoLayoutShift = ({ shift, moved }: Moved): void =>
  expect(shift, `moved: ${moved.join(' | ')}`).toBeLessThan(0.005);
