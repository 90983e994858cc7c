import type { Page } from 'playwright/test';
import { addressOf, builtPaths } from './built-pages';
import { browserLine, expect, hydrated, open, tell, test } from './fixtures';
import { heading } from './forms';

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var serverNodes: Element[];
}

/** Marks what came from the server before any of the page's own code runs; icons say a state, and follow it. */
function keepServerNodes() {
  const kept = () => [...document.querySelectorAll('body, body :not(svg, svg *)')];
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') globalThis.serverNodes = kept();
  });
}

/** What of it is not on the page any more; a workspace page draws its own part in the browser. */
const replacedNodes = (page: Page) =>
  page.evaluate(() =>
    globalThis.serverNodes
      .filter(
        (node) => !node.isConnected && document.querySelector('nav[aria-label=Workspace]') === null,
      )
      .map((node) => node.outerHTML.slice(0, 120)),
  );

// Light, with no theme chosen, is asked of each page in every-page.spec.ts.
const visits = [
  {
    how: 'where light is chosen in a dark system, fresh and reloaded',
    media: { colorScheme: 'dark' },
    storedTheme: 'light',
  },
  {
    how: 'with reduced motion, in another language and time zone, fresh and reloaded with history state',
    media: { reducedMotion: 'reduce' },
    state: { email: 'ada@ridge-fiber.example', fromForm: true },
    contextOptions: { locale: 'ar-EG', timezoneId: 'Asia/Kathmandu' },
  },
] as const;

for (const visit of visits) {
  test.describe(() => {
    test.use('contextOptions' in visit ? visit.contextOptions : {});

    test(`§4 hydration: no console line and no new node on any page, ${visit.how}`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.emulateMedia(visit.media);
      await page.addInitScript(keepServerNodes);
      if ('storedTheme' in visit)
        await page.addInitScript(
          (theme) => localStorage.setItem('theme', theme),
          visit.storedTheme,
        );
      let [loads, replaced] = [0, 0];
      const expectNoneReplaced = async (what: string) => {
        const nodes = await replacedNodes(page);
        loads += 1;
        replaced += nodes.length;
        expect(nodes, what).toEqual([]);
      };
      for (const path of builtPaths) {
        await open(page, addressOf(path));
        const text = await heading(page).innerText();
        await expectNoneReplaced(path);
        if ('state' in visit)
          await page.evaluate(
            (state) => history.replaceState({ ...history.state, ...state }, ''),
            visit.state,
          );
        await page.reload();
        await hydrated(page);
        await expect(heading(page)).toHaveText(text);
        await expectNoneReplaced(`${path}, reloaded`);
      }
      tell(`hydration ${visit.how}: ${loads} loads, ${replaced} nodes replaced`);
    });
  });
}

test('§4 hydration: the not-found page says nothing but its own status', async ({
  page,
  expectConsole,
}) => {
  expectConsole(browserLine, 'any');
  await open(page, '/nothing-here');
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toHaveCount(1);
});

test('§4 hydration: every page reached by a link says nothing', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Book a Demo' }).click();
  await expect(heading(page)).toHaveText('Book a demo');
  await page.goBack();
  await expect(heading(page)).toContainText('Hold the line');
  await page.reload();
  await hydrated(page);
});
