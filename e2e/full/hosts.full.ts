import { expect, reportMetric, testWithoutPage as test } from '#e2e/support/browser/fixtures.ts';
import { startApache } from '#e2e/support/hosts/apache-host.ts';
import { startCaddy } from '#e2e/support/hosts/caddy-host.ts';
import { differencesFrom, paths } from '#e2e/support/hosts/comparison.ts';

type Server = Awaited<ReturnType<typeof startCaddy>>;

const servers: [string, () => Promise<Server>][] = [
  ['Caddy', startCaddy],
  ['Apache', startApache],
];

for (const [name, start] of servers)
  test(`specification §18 ${name}: every response has the status, headers and page of \`npm start\``, async ({
    baseURL,
  }) => {
    const server = await start();
    const differing = await differencesFrom(server.origin, baseURL!).finally(() => server.stop());
    reportMetric(
      `${name} compared with npm start: ${paths.length} URLs, ${Object.keys(differing).length} differ`,
    );
    expect(differing).toEqual({});
  });
