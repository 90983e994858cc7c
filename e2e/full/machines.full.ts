import { existsSync } from 'node:fs';
import { setTimeout as moment } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { machines } from '#machines/index.ts';
import { assertComplete, runLayer, subjectsIn, type SubjectFile } from '#tests/models/layer.ts';
import { test } from '../support/browser/fixtures';
import { pageHands } from '../support/product/page-hands';

const fileOf = (id: string) =>
  fileURLToPath(new URL(`../../tests/subjects/${id}.ts`, import.meta.url));

/** How often a page is asked again for what it has not told yet. */
const mostQuestions = 300;

for (const entry of Object.values(machines)) {
  if (!existsSync(fileOf(entry.id))) continue;
  test(`${entry.id}: its page keeps its promises on every walk`, async ({
    page,
    expectConsole,
  }) => {
    // What a walk lets fail is said there, by the browser and by the page.
    expectConsole(/Failed to (submit|load resource)/, 'any');
    test.setTimeout(120_000);
    const { module } = await runnerImport<SubjectFile>(fileOf(entry.id), { configFile: false });
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
