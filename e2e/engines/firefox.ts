import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startProgram } from './processes';
import { webdriver, type Send } from './webdriver';
import type { Wire } from './wire';

/** The console on the terminal, and nothing that calls other machines or moves by itself. */
const preferences = {
  'devtools.console.stdout.content': true,
  'ui.prefersReducedMotion': 1,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'messaging-system.rsexperimentloader.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'services.settings.server': 'data:,#none',
  'toolkit.telemetry.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.translations.enable': false,
  'extensions.getAddons.cache.enabled': false,
};

/** Marionette, which is what geckodriver translates WebDriver to: JSON with its length before it. */
function marionette(socket: Socket) {
  type Settle = { done: (value: unknown) => void; failed: (error: Error) => void };
  const waiting = new Map<number, Settle>();
  let bytes = Buffer.alloc(0);
  let last = 0;

  const take = (message: unknown) => {
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as [1, number, object | null, unknown];
    const settle = waiting.get(id);
    waiting.delete(id);
    if (error) settle?.failed(new Error(JSON.stringify(error).slice(0, 400)));
    else settle?.done(result);
  };
  socket.on('data', (data: Buffer) => {
    bytes = Buffer.concat([bytes, data]);
    for (;;) {
      const colon = bytes.indexOf(':');
      const end = colon + 1 + Number(bytes.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || bytes.length < end) return;
      take(JSON.parse(bytes.subarray(colon + 1, end).toString()));
      bytes = bytes.subarray(end);
    }
  });
  return (command: string, parameters: Record<string, unknown> = {}) =>
    new Promise<unknown>((done, failed) => {
      last += 1;
      waiting.set(last, { done, failed });
      const text = JSON.stringify([0, last, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

async function connected(port: number): Promise<Socket> {
  for (let left = 300; ; left -= 1) {
    try {
      return await new Promise<Socket>((done, failed) => {
        const socket = connect(port, '127.0.0.1', () => done(socket)).on('error', failed);
      });
    } catch (error) {
      if (left === 0) throw error;
      await pause(100);
    }
  }
}

/** Lines that a page has caused, of what Firefox says on the terminal; its own parts say their name. */
const ownLines = (text: string) =>
  text
    .split('\n')
    .filter((line) =>
      /^(console\.(error|warn): (?!\w+: $)|JavaScript (error|warning): http)/.test(line),
    );

/** Starts a stock Firefox with a profile of its own. */
export async function startFirefox(command: string): Promise<Wire> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const lines = Object.entries({ ...preferences, 'marionette.port': port }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const words = ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'];
  const program = startProgram(command, words, { HOME: profile });
  const socket = await connected(port);
  const ask = marionette(socket);
  const session = (await ask('WebDriver:NewSession')) as {
    capabilities: { browserVersion: string };
  };
  const send: Send = async (name, parameters) => {
    // One room for all scripts: what one has loaded is there for the next, as long as the document is.
    const kept = name === 'ExecuteScript' ? { sandbox: 'journeys', newSandbox: false } : {};
    const result = await ask(`WebDriver:${name}`, { ...parameters, ...kept });
    return typeof result === 'object' && result !== null && 'value' in result
      ? result.value
      : result;
  };
  program.drain();
  return webdriver(`Firefox ${session.capabilities.browserVersion}`, send, {
    lines: () => ownLines(program.drain()),
    async close() {
      socket.destroy();
      await program.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  });
}
