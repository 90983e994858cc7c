import { fileURLToPath } from 'node:url';
import { expect, testWithoutPage as test } from '../support/browser/fixtures';
import { openSlowly } from './open-slowly';
import { startSlowServer } from './slow-server';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const rounds = Number(process.env['ROUNDS'] ?? 100);
/** What is done follows from the number of its round; how it falls together, from the machine, too. */
const first = Number(process.env['FIRST_ROUND'] ?? 1);

test('contracts §2: however slowly a page comes, and whatever is done meanwhile, it comes alive and has it done', async ({
  browser,
}) => {
  test.setTimeout(rounds * 60_000);
  const server = await startSlowServer(dist);
  const wrong: string[] = [];
  for (let seed = first; seed < first + rounds; seed += 1) {
    const found = await openSlowly(browser, server, seed);
    if (found) wrong.push(found);
  }
  await server.close();
  process.stdout.write(`\narrivals: ${rounds}, of which ${wrong.length} went wrong\n`);
  expect(wrong).toEqual([]);
});
