import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { machines } from '#machines/index.ts';
import { assertComplete, runLayer, subjectsIn, type SubjectFile } from '#tests/models/layer.ts';
import { test } from '../support/browser/fixtures';
import { pageHands } from '../support/product/page-hands';

const folder = fileURLToPath(new URL('../../tests/subjects', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const fileOf = (id: string) => files.find((file) => basename(file) === `${id}.ts`);

/** How often a page is asked again for what it has not told yet. */
const mostQuestions = 300;

for (const entry of Object.values(machines)) {
  const file = fileOf(entry.id);
  if (file === undefined) continue;
  test(`${entry.id}: its page keeps its promises on every walk`, async ({
    page,
    expectConsole,
  }) => {
    // What a walk lets fail is said there, by the browser and by the page.
    expectConsole(/Failed to (submit|load resource)/, 'any');
    test.setTimeout(120_000);
    const { module } = await runnerImport<SubjectFile>(join(folder, file), { configFile: false });
    const hands = pageHands(page);
    const result = await runLayer(entry, subjectsIn(module), {
      name: 'page',
      depth: 'transitions',
      hands: () => hands,
      patience: async (times) => {
        await moment(20);
        return times < mostQuestions;
      },
    });
    assertComplete(result);
  });
}
