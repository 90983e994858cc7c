import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { viewport, type EnginePage } from './engine-page';
import { firstByRole, testingLibrary } from './role-finder';

/** Drives a stock Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: viewport,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // Puppeteer disables the back/forward cache.
      'fission.bfcacheInParent': true,
    },
  });
  // The first page has no focus, so keys would not activate its buttons.
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  const first = async (role: string, name: string) => {
    if (await page.evaluate(() => !('TestingLibraryDom' in globalThis)))
      await page.evaluate(`${testingLibrary};0`);
    const handle = await page.evaluateHandle(firstByRole, role, name);
    return handle.asElement() as ElementHandle<HTMLElement> | null;
  };
  async function element(role: string, name: string): Promise<ElementHandle<HTMLElement>> {
    const end = performance.now() + 10_000;
    while (performance.now() < end) {
      // A query fails during a navigation and is repeated on the next page.
      const found = await first(role, name).catch(() => null);
      if (found) return found;
    }
    throw new Error(`no ${role} "${name}" found`);
  }
  const find = async (role: string, name: string) => (await element(role, name)).asLocator();
  return {
    engine: (await browser.version()).replace('firefox/', 'Firefox '),
    goto: async (url) => void (await page.goto(url)),
    click: async (role, name) => (await find(role, name)).click(),
    focus: async (role, name) => (await element(role, name)).focus(),
    // Puppeteer's own fill empties a field without an event, so a render restores its value.
    async fill(name, text) {
      const field = await element('textbox', name);
      await field.focus();
      await field.evaluate((input) => (input as HTMLInputElement).select());
      await page.keyboard.type(text);
    },
    select: async (name, option) => (await find('combobox', name)).fill(option),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate: (inPage, ...args) =>
      page.evaluate(`(${String(inPage)})(...${JSON.stringify(args)})`) as never,
    consoleMessages: () => messages.splice(0),
    close: () => browser.close(),
  };
}
