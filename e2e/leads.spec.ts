import { fileURLToPath } from 'node:url';
import { expect, tell, testWithoutPage as test } from './fixtures';
import { hurry, leaveAtOnce, manyTabs } from './rig/hurried';
import { people } from './rig/people';
import { openRig, type Rig } from './rig/rig';
import { storm, told } from './rig/storms';

/** The short part of `npm run test:leads`, on the site's own form service. */
const build = { directory: fileURLToPath(new URL('../dist', import.meta.url)) };

test('contracts §5: under faults and kills no lead is lost or changed, and none waits one visit later', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const plan = { visitors: 4, each: 4, kills: 4, share: 0.3, seed: 8, atOnce: 4 };
  const result = await storm(browser, { build, ...plan });
  tell(told('leads under faults', result));
  expect(result).toMatchObject({ lost: [], wrong: [], kept: 0 });
  expect(result.faulty).toBeGreaterThan(0);
});

test.describe('without faults', () => {
  let rig: Rig;
  test.beforeAll(async () => {
    rig = await openRig(build);
  });
  test.afterAll(() => rig.close());

  test('contracts §5: a visitor who leaves in the tick of the submit has sent it', async ({
    browser,
  }) => {
    test.setTimeout(60_000);
    const arrived = await leaveAtOnce(browser, rig, 3);
    tell(`leads of visitors who leave in the tick of the submit: ${arrived} of 3 arrived`);
    expect(arrived).toBe(3);
  });

  test('contracts §5: a double click, two taps and Enter three times are one post each', async ({
    browser,
  }) => {
    test.setTimeout(60_000);
    const posts = await hurry(browser, rig);
    tell(`posts of one submit pressed many times: ${JSON.stringify(posts)}`);
    expect(Object.entries(posts).filter(([, count]) => count !== 1)).toEqual([]);
  });

  test('§5 input: nobody who fills in the form by keyboard or by autofill is taken for a program', async ({
    browser,
  }) => {
    test.setTimeout(60_000);
    const blocked = await people(browser, rig, 4);
    tell(`people by keyboard and by autofill: 4, of which ${blocked.length} blocked`);
    expect(blocked).toEqual([]);
  });

  test('contracts §4: tabs that submit at once lose no record', async ({ browser }) => {
    test.setTimeout(60_000);
    const numbers = await manyTabs(browser, rig, 4, 8);
    tell(`four tabs at once: ${numbers.records} of ${numbers.of} records`);
    expect(numbers).toEqual({ records: 32, delivered: 32, of: 32 });
  });
});
