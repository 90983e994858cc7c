import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, error, Key, type WebElement } from 'selenium-webdriver';
import type * as remote from 'selenium-webdriver/remote';
import { viewport, type EnginePage } from './engine-page';
import { firstByRole, testingLibrary } from './role-finder';

const require = createRequire(import.meta.url);
// The package has no ESM entry point for this module.
const { DriverService } = require('selenium-webdriver/remote') as typeof remote;
const retried = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.StaleElementReferenceError,
];
const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };

/** Starts Xvfb, since WebKitGTK has no headless mode; Xvfb picks the display. */
async function startXvfb() {
  const xvfb = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(xvfb.stdout, 'data')) as [Buffer];
  return { display: `:${display.toString().trim()}`, kill: () => xvfb.kill() };
}

/** Drives WebKitGTK's MiniBrowser over WebDriver. */
export async function startWebkit(binary: string): Promise<EnginePage> {
  const xvfb = await startXvfb();
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  // WebKitWebDriver has no console command; the browser logs to its standard output.
  const log = join(folder, 'console.log');
  const file = openSync(log, 'w');
  // WebKitGTK reads `prefers-reduced-motion` from this setting of the desktop.
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  }
  const service = new DriverService.Builder('WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: xvfb.display,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: folder,
    })
    .setStdio(['ignore', file, file])
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary,
        args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
      },
    })
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...viewport });
  const capabilities = await driver.getCapabilities();

  const visible = (role: string, name: string) =>
    driver.executeScript<WebElement | null>(firstByRole, role, name);
  const find = (role: string, name: string) =>
    driver.wait(
      async () => {
        if (await driver.executeScript(() => !('TestingLibraryDom' in globalThis)))
          await driver.executeScript(`${testingLibrary}\n;`);
        return visible(role, name);
      },
      10_000,
      `no ${role} "${name}" found`,
    ) as Promise<WebElement>;
  const focus = async (role: string, name: string) =>
    driver.executeScript<void>((element: HTMLElement) => element.focus(), await find(role, name));
  const type = (text: string) => driver.switchTo().activeElement().sendKeys(text);
  let offset = 0;

  return {
    engine: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    goto: (url) => driver.get(url),
    async click(role, name) {
      // An element that moves or is covered is not clickable yet.
      await driver.wait(async () => {
        const element = await find(role, name);
        return element.click().then(
          () => true,
          (reason: unknown) => {
            if (retried.some((kind) => reason instanceof kind)) return false;
            throw reason;
          },
        );
      }, 10_000);
    },
    focus,
    async fill(name, text) {
      await focus('textbox', name);
      await driver.executeScript(() => (document.activeElement as HTMLInputElement).select());
      await type(text);
    },
    async select(name, option) {
      const combobox = await find('combobox', name);
      await combobox.findElement(By.xpath(`./option[.="${option}"]`)).click();
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type,
    evaluate: (inPage, ...args) => driver.executeScript(inPage, ...args),
    consoleMessages() {
      const lines = readFileSync(log, 'utf8').slice(offset);
      offset += lines.length;
      return lines.split('\n').filter((line) => /^CONSOLE .*\b(ERROR|WARN)/i.test(line));
    },
    async close() {
      await driver.quit();
      await service.kill();
      xvfb.kill();
      closeSync(file);
      rmSync(folder, { recursive: true });
    },
  };
}
