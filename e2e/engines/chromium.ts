import { chromium, type ElementHandle } from 'playwright';
import { viewport, type Handle, type Wire } from './wire';

const handleOf = (element: Handle) => element as ElementHandle<HTMLElement>;
const source = (inPage: (...args: never[]) => unknown, args: readonly unknown[]) =>
  `(${String(inPage)})(...${JSON.stringify(args)})`;

/** Starts Chromium, which Playwright speaks to. */
export async function startChromium(executablePath: string): Promise<Wire> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu'],
    // The others keep a page that is gone back to; without this it does so too.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ viewport });
  let lines: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(error.message));
  return {
    engine: `Chromium ${browser.version()}`,
    navigate: async (url) => void (await page.goto(url)),
    call: (inPage, args = []) => page.evaluate(source(inPage, args)),
    run: (body, args) => page.evaluate(`((...args) => {${body}})(...${JSON.stringify(args)})`),
    load: async (library) => void (await page.evaluate(`${library};0`)),
    element: async (inPage, args) => (await page.evaluateHandle(source(inPage, args))).asElement(),
    click: (element) => handleOf(element).click(),
    async type(element, text) {
      await handleOf(element).focus();
      await page.keyboard.type(text);
    },
    choose: async (element, option) => void (await handleOf(element).selectOption(option)),
    key: (name) => page.keyboard.press(name),
    picture: () => page.screenshot(),
    lines: () => {
      const written = lines;
      lines = [];
      return written;
    },
    close: () => browser.close(),
  };
}
