import type { Page } from 'playwright/test';

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var serverNodes: Element[];
}

/**
 * Records the prerendered elements before the page's code runs,
 * except in icons, which follow state.
 */
export function recordServerNodes() {
  const elements = () => [...document.querySelectorAll('body, body :not(svg, svg *)')];
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') globalThis.serverNodes = elements();
  });
}

/**
 * Returns the recorded elements that are gone; some workspace
 * pages render their content in the browser.
 */
export const replacedNodes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    globalThis.serverNodes
      .filter(
        (node) =>
          !node.isConnected &&
          // Rows below the visible ones leave a long list.
          node.closest('li[aria-setsize]') === null &&
          ('asBuilt' in document.documentElement.dataset ||
            document.querySelector('nav[aria-label=Workspace]') === null),
      )
      .map((node) => node.outerHTML.slice(0, 120)),
  );
