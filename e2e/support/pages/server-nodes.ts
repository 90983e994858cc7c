import type { Page } from 'playwright/test';

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var serverNodes: Element[];
}

/** Marks what came from the server before any of the page's own code runs; icons say a state, and follow it. */
export function keepServerNodes() {
  const kept = () => [...document.querySelectorAll('body, body :not(svg, svg *)')];
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') globalThis.serverNodes = kept();
  });
}

/** What of it is not on the page any more; some workspace pages draw their own part in the browser. */
export const replacedNodes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    globalThis.serverNodes
      .filter(
        (node) =>
          !node.isConnected &&
          ('asBuilt' in document.documentElement.dataset ||
            document.querySelector('nav[aria-label=Workspace]') === null),
      )
      .map((node) => node.outerHTML.slice(0, 120)),
  );
