import puppeteer from 'puppeteer-core';
import { viewport, type EnginePage } from './engine-page';

/** Drives a stock Firefox over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: viewport,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // Puppeteer switches off that Back restores a page from memory.
      'fission.bfcacheInParent': true,
    },
  });
  // Not the first page, which has no focus: keys would not activate buttons there.
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  const find = (role: string, name: string) => page.locator(`aria/${name}[role="${role}"]`);
  return {
    engine: (await browser.version()).replace('firefox/', 'Firefox '),
    goto: async (url) => void (await page.goto(url)),
    click: (role, name) => find(role, name).click(),
    focus: async (role, name) => (await find(role, name).waitHandle()).focus(),
    fill: (name, text) => find('textbox', name).fill(text),
    select: (name, option) => find('combobox', name).fill(option),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate: (inPage, ...args) =>
      page.evaluate(`(${String(inPage)})(...${JSON.stringify(args)})`) as never,
    addLibrary: async (source) => void (await page.evaluate(`${source};0`)),
    screenshot: () => page.screenshot(),
    consoleMessages: () => messages.splice(0),
    close: () => browser.close(),
  };
}
