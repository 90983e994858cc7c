import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { machines } from '#machines/index.ts';
import type { Chart } from '#src/atlas/kit/chart.ts';
import { scxml } from '#src/atlas/drawings/files/scxml.ts';
import { xstateJson } from '#src/atlas/drawings/files/xstate-json.ts';
import { foreignCases } from '#tests/diagrams/foreign-cases.ts';
import { machineData } from '#src/atlas/drawings/machine-data.ts';
import { scionOf, type Scion } from '../support/machines/scion';
import { differenceOf } from '../support/machines/random-runs';
import { toolFile } from '../support/hosts/npm-tools';

const folder = join(import.meta.dirname, '../../machines/diagrams');
const runs = 40;

const load = (): Scion =>
  createRequire(import.meta.url)(
    toolFile('@scion-scxml/scxml', '4.3.27', 'lib/runtime/facade.js'),
  ) as Scion;

async function expectSameRuns(chart: Chart, file: string, json: string) {
  const interpreter = await scionOf(load(), file);
  const config = JSON.parse(json) as never;
  for (let seed = 1; seed <= runs; seed += 1)
    expect(
      differenceOf({ chart, config, interpreter: await interpreter(), seed }),
      `seed ${seed}`,
    ).toBeNull();
}

for (const entry of Object.values(machines))
  test(`§17 ${entry.id}: SCION runs the SCXML file as XState runs the JSON file`, async () => {
    const file = (ending: string) => join(folder, `${entry.id}.${ending}`);
    const json = readFileSync(file('json'), 'utf8');
    await expectSameRuns(machineData(entry).chart, file('scxml'), json);
  });

for (const [id, data] of foreignCases)
  test(`§17 ${id}, exported: SCION runs the SCXML file as XState runs the JSON file`, async () => {
    const info = test.info();
    const file = info.outputPath(`${id}.scxml`);
    mkdirSync(info.outputDir, { recursive: true });
    writeFileSync(file, scxml(data));
    await expectSameRuns(data.chart, file, xstateJson(data));
  });
