import { mkdirSync, writeFileSync } from 'node:fs';
import { test as base, expect } from 'playwright/test';
import { startChromium } from './chromium';
import { startFirefox } from './firefox';
import { engineHands, type EngineHands } from './hands';
import { startSite, type Site } from './server';
import { startWebkit } from './webkit';
import type { Wire } from './wire';

const starts: Record<string, (program: string) => Promise<Wire>> = {
  Chromium: startChromium,
  Firefox: startFirefox,
  WebKitGTK: startWebkit,
};

type World = { site: Site; wire: Wire; engineName: string; program: string };
type Fixtures = {
  hands: EngineHands;
  /** Names a console line that this test brings about. */
  expectLines: (pattern: RegExp) => void;
  /** Keeps a picture of the window. */
  picture: (name: string) => Promise<void>;
};

/** A test fails on every violation of the policy and on every line on the console it did not name. */
export const test = base.extend<Fixtures, World>({
  engineName: ['', { option: true, scope: 'worker' }],
  program: ['', { option: true, scope: 'worker' }],
  site: [
    async ({ engineName }, provide) => {
      if (engineName === '') throw new Error('no engine is named');
      const site = await startSite();
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  wire: [
    async ({ engineName, program }, provide) => {
      const wire = await starts[engineName]!(program);
      await provide(wire);
      await wire.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expectLines: async ({ site }, provide, info) => {
    // Named for this test alone: what the last one caused is not of this one.
    site.violations();
    await provide((pattern) =>
      info.annotations.push({ type: 'lines', description: pattern.source }),
    );
  },
  hands: async ({ wire, site }, provide, info) => {
    info.annotations.push({ type: 'engine', description: wire.engine });
    Object.assign(site.faults, { formsFail: false, missing: '', restAfter: 0 });
    await wire.navigate(`${site.origin}/robots.txt`);
    await wire.call(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    site.violations();
    wire.lines();
    await provide(engineHands(wire, site.origin));
    const known = info.annotations
      .filter(({ type }) => type === 'lines')
      .map(({ description }) => new RegExp(description ?? ''));
    const unnamed = wire.lines().filter((line) => !known.some((pattern) => pattern.test(line)));
    expect(unnamed, 'console lines').toEqual([]);
    expect(site.violations(), 'violations of the policy').toEqual([]);
  },
  picture: async ({ wire, engineName }, provide) => {
    await provide(async (name) => {
      const folder = new URL('../../test-results/engines/', import.meta.url);
      mkdirSync(folder, { recursive: true });
      writeFileSync(new URL(`${engineName}-${name}.png`, folder), await wire.picture());
    });
  },
});

export { expect };
