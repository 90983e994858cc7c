import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { machines } from '#machines/index.ts';
import { machineData } from '#src/atlas/drawings/machine-data.ts';
import { runInQt } from '../support/machines/qt';
import { differenceOf, randomRun } from '../support/machines/random-runs';
import { runInScion } from '../support/machines/scion';

const folder = join(import.meta.dirname, '../../machines/diagrams');
const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

const interpreters = { SCION: runInScion, Qt: runInQt };

for (const [name, runIn] of Object.entries(interpreters)) {
  for (const entry of Object.values(machines))
    test(`§17.29 ${entry.id}: ${name} runs the SCXML file as XState runs the JSON file`, async () => {
      const file = (ending: string) => join(folder, `${entry.id}.${ending}`);
      const config = JSON.parse(readFileSync(file('json'), 'utf8')) as never;
      const { chart } = machineData(entry);
      const runs = seeds.map((seed) => randomRun({ chart, config, seed }));
      const found = await runIn(file('scxml'), runs);
      for (const [index, run] of runs.entries())
        expect(differenceOf(run, found[index] ?? []), `seed ${seeds[index]}`).toBeNull();
    });
}
