import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/model.ts';
import { runLayer } from '#tests/models/layer.ts';
import type { AnyMachineDriver } from '#tests/models/machine-driver.ts';
import { test } from '../support/browser/fixtures';
import { pageDriver } from '../support/product/page-driver';

interface Drivers {
  driversOf: (entry: MachineEntry) => readonly AnyMachineDriver[];
}

const drivers = fileURLToPath(new URL('../../tests/models/drivers.ts', import.meta.url));

/** Polls per expected event of a page. */
const mostPolls = 300;

for (const entry of Object.values(machines)) {
  test(`${entry.id}: the page satisfies the state assertions on every path`, async ({
    page,
    expectConsole,
  }) => {
    // Paths with failing requests log these lines.
    expectConsole(/Failed to (submit|load resource)/, 'any');
    test.setTimeout(120_000);
    const { module } = await runnerImport<Drivers>(drivers, { configFile: false });
    const driver = pageDriver(page);
    await runLayer(entry, module.driversOf(entry), {
      isPage: true,
      driver: () => driver,
      poll: async (attempt) => {
        await delay(20);
        return attempt < mostPolls;
      },
    });
  });
}
