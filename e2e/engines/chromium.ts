import { chromium, type Page } from 'playwright';
import { viewport, type EnginePage } from './engine-page';

type Role = Parameters<Page['getByRole']>[0];

export async function startChromium(executablePath: string): Promise<EnginePage> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu'],
    // Playwright disables the back/forward cache, which the other engines use.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  const find = (role: string, name: string) =>
    page.getByRole(role as Role, { name, exact: true }).first();
  return {
    engine: `Chromium ${browser.version()}`,
    goto: async (url) => void (await page.goto(url)),
    click: (role, name) => find(role, name).click(),
    focus: (role, name) => find(role, name).focus(),
    fill: (name, text) => find('textbox', name).fill(text),
    select: async (name, option) => void (await find('combobox', name).selectOption(option)),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate: (inPage, ...args) => page.evaluate(`(${String(inPage)})(...${JSON.stringify(args)})`),
    addLibrary: async (source) => void (await page.evaluate(`${source};0`)),
    screenshot: () => page.screenshot(),
    consoleMessages: () => messages.splice(0),
    close: () => browser.close(),
  };
}
