import { fileURLToPath } from 'node:url';
import { expect, testWithoutPage as test } from '../support/browser/fixtures';
import { openSlowly } from './open-slowly';
import { startSlowServer } from './slow-server';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const rounds = Number(process.env['ROUNDS'] ?? 100);
/** A round's number seeds its actions; their timing also depends on the machine. */
const first = Number(process.env['FIRST_ROUND'] ?? 1);

test('§12.32 slow network: a page hydrates and applies every action that came before', async ({
  browser,
}) => {
  test.setTimeout(rounds * 60_000);
  const server = await startSlowServer(dist);
  const failures: string[] = [];
  for (let seed = first; seed < first + rounds; seed += 1) {
    const failure = await openSlowly(browser, server, seed);
    if (failure) failures.push(failure);
  }
  server.close();
  process.stdout.write(`\nslow network: ${rounds} rounds, ${failures.length} failed\n`);
  expect(failures).toEqual([]);
});
