import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { machines } from '#machines/index.ts';
import { machineData } from '#src/atlas/drawings/machine-data.ts';
import { scionOf, type Scion } from '../support/machines/scion';
import { differenceOf } from '../support/machines/random-runs';
import { toolFile } from '../support/hosts/npm-tools';

const folder = join(import.meta.dirname, '../../machines/diagrams');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const runs = 40;

const load = (): Scion =>
  createRequire(import.meta.url)(
    toolFile('@scion-scxml/scxml', '4.3.27', 'lib/runtime/facade.js'),
  ) as Scion;

for (const entry of Object.values(machines))
  test(`§17 ${entry.id}: SCION runs the SCXML file as XState runs the JSON file`, async () => {
    const scion = load();
    const interpreter = await scionOf(scion, join(folder, `${entry.id}.scxml`));
    const { chart } = machineData(entry);
    const config = JSON.parse(read(`${entry.id}.json`)) as never;
    for (let seed = 1; seed <= runs; seed += 1)
      expect(
        differenceOf({ chart, config, interpreter: await interpreter(), seed }),
        `seed ${seed}`,
      ).toBeNull();
  });
