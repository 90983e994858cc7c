import { runnerImport } from 'vite';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MachineEntry } from '#machines/model.ts';
import { stripDescriptions } from '#src/server/build/strip-descriptions.ts';

const file = join(import.meta.dirname, '../../machines/index.ts');
type Registry = { machines: Record<string, MachineEntry> };

/** Returns the configuration of each machine as text, which has no functions. */
const configsOf = ({ machines }: Registry, left?: string) =>
  Object.values(machines).map(({ machine }) =>
    JSON.stringify(machine.config, (key, value: unknown) => (key === left ? undefined : value)),
  );

test('speed: machines are served as written, without their descriptions', async () => {
  const { applyToEnvironment: _, apply: __, ...plugin } = stripDescriptions();
  const written = await runnerImport<Registry>(file, { configFile: false });
  const served = await runnerImport<Registry>(file, { configFile: false, plugins: [plugin] });
  expect(configsOf(written.module).join()).toContain('"description"');
  expect(configsOf(served.module)).toEqual(configsOf(written.module, 'description'));
});
