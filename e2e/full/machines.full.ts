import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { machines } from '#machines/index.ts';
import { assertComplete, runLayer, driversIn, type DriverFile } from '#tests/models/layer.ts';
import { test } from '../support/browser/fixtures';
import { pageDriver } from '../support/product/page-driver';

const folder = fileURLToPath(new URL('../../tests/drivers', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const fileOf = (id: string) => files.find((file) => basename(file) === `${id}.driver.ts`);

/** Polls per expected event of a page. */
const mostPolls = 300;

for (const entry of Object.values(machines)) {
  const file = fileOf(entry.id);
  if (file === undefined) continue;
  test(`${entry.id}: the page satisfies the state assertions on every path`, async ({
    page,
    expectConsole,
  }) => {
    // Paths with failing requests log these lines.
    expectConsole(/Failed to (submit|load resource)/, 'any');
    test.setTimeout(120_000);
    const { module } = await runnerImport<DriverFile>(join(folder, file), { configFile: false });
    const driver = pageDriver(page);
    const result = await runLayer(entry, driversIn(module), {
      name: 'page',
      depth: 'transitions',
      driver: () => driver,
      poll: async (attempt) => {
        await delay(20);
        return attempt < mostPolls;
      },
    });
    assertComplete(result);
  });
}
