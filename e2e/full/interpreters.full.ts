import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { machines } from '#machines/index.ts';
import type { Chart } from '#src/atlas/kit/chart.ts';
import { scxml } from '#src/atlas/drawings/files/scxml.ts';
import { xstateJson } from '#src/atlas/drawings/files/xstate-json.ts';
import { foreignCases } from '#tests/diagrams/foreign-cases.ts';
import { machineData } from '#src/atlas/drawings/machine-data.ts';
import { runInQt } from '../support/machines/qt';
import { differenceOf, randomRun } from '../support/machines/random-runs';
import { runInScion } from '../support/machines/scion';

const folder = join(import.meta.dirname, '../../machines/diagrams');
const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

const interpreters = { SCION: runInScion, Qt: runInQt };

for (const [name, runIn] of Object.entries(interpreters)) {
  const expectSameRuns = async (chart: Chart, file: string, json: string) => {
    const config = JSON.parse(json) as never;
    const runs = seeds.map((seed) => randomRun({ chart, config, seed }));
    const found = await runIn(file, runs);
    for (const [index, run] of runs.entries())
      expect(differenceOf(run, found[index] ?? []), `seed ${seeds[index]}`).toBeNull();
  };

  for (const entry of Object.values(machines))
    test(`§17 ${entry.id}: ${name} runs the SCXML file as XState runs the JSON file`, async () => {
      const file = (ending: string) => join(folder, `${entry.id}.${ending}`);
      const json = readFileSync(file('json'), 'utf8');
      await expectSameRuns(machineData(entry).chart, file('scxml'), json);
    });

  for (const [id, data] of foreignCases)
    test(`§17 ${id}, exported: ${name} runs the SCXML file as XState runs the JSON file`, async () => {
      const info = test.info();
      const file = info.outputPath(`${id}.scxml`);
      mkdirSync(info.outputDir, { recursive: true });
      writeFileSync(file, scxml(data));
      await expectSameRuns(data.chart, file, xstateJson(data));
    });
}
