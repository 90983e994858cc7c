import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startProgram } from './processes';
import { webdriver, type Command, type Send } from './webdriver';
import type { Wire } from './wire';

/** Where each command is asked for; `:id` stands for the element. */
const addresses: Record<Command, [method: string, path: string]> = {
  Navigate: ['POST', '/url'],
  ExecuteScript: ['POST', '/execute/sync'],
  ElementClick: ['POST', '/element/:id/click'],
  ElementSendKeys: ['POST', '/element/:id/value'],
  PerformActions: ['POST', '/actions'],
  ReleaseActions: ['DELETE', '/actions'],
  SetWindowRect: ['POST', '/window/rect'],
  TakeScreenshot: ['GET', '/screenshot'],
};

type Answer = { value: unknown };
type Session = { sessionId: string; capabilities: { browserVersion: string } };

async function ask(method: string, url: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await answer.json()) as Answer;
  if (!answer.ok) throw new Error(JSON.stringify(value).slice(0, 400));
  return value;
}

async function sessionAt(driver: string, binary: string): Promise<Session> {
  const options = {
    binary,
    args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
  };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  for (let left = 100; ; left -= 1) {
    try {
      return (await ask('POST', `${driver}/session`, { capabilities })) as Session;
    } catch (error) {
      if (left === 0 || !/fetch failed/.test(String(error))) throw error;
      await pause(100);
    }
  }
}

/** A screen that nobody sees: WebKitGTK has no mode without one. */
async function startScreen() {
  const program = startProgram('Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1440x1200x24',
    '-nolisten',
    'tcp',
  ]);
  for (let left = 100, said = ''; ; left -= 1) {
    said += program.drain();
    const [, display] = /^(\d+)$/m.exec(said) ?? [];
    if (display) return { display: `:${display}`, stop: () => program.stop() };
    if (left === 0) throw new Error(`Xvfb has not started: ${said}`);
    await pause(100);
  }
}

/** Lines that a page has caused, of what WebKit says on the terminal. */
const ownLines = (text: string) =>
  text.split('\n').filter((line) => /^CONSOLE .*\b(ERROR|WARN)/i.test(line));

/** Starts WebKitGTK's own browser through its driver. */
export async function startWebkit(binary: string): Promise<Wire> {
  const screen = await startScreen();
  const port = await freePort();
  const program = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    GTK_THEME: 'Adwaita',
  });
  const driver = `http://127.0.0.1:${port}`;
  const session = await sessionAt(driver, binary);
  const base = `${driver}/session/${session.sessionId}`;
  const send: Send = (command, { id, ...parameters } = {}) => {
    const [method, path] = addresses[command];
    return ask(method, base + path.replace(':id', String(id)), parameters);
  };
  return webdriver(`WebKitGTK ${session.capabilities.browserVersion}`, send, {
    lines: () => ownLines(program.drain()),
    async close() {
      await ask('DELETE', base).catch(() => {});
      await program.stop();
      await screen.stop();
    },
  });
}
