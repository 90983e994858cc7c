import { readFileSync } from 'node:fs';
import { expect, testWithoutPage as test } from '../support/browser/fixtures';
import { buildForRig } from './build-for-rig';
import { hurry, leaveAtOnce, manyTabs } from './hurried';
import { people } from './people';
import { openRig, type Rig } from './rig';
import { say, storm, told } from './storms';

let build: Awaited<ReturnType<typeof buildForRig>>;
test.beforeAll(async () => {
  build = await buildForRig();
});

test('contracts §5: of 200 submissions with 30 % faults and 20 kills none is lost, changed or left', async ({
  browser,
}) => {
  const plan = { visitors: 20, each: 10, kills: 20, share: 0.3, seed: 8, atOnce: 4 };
  const result = await storm(browser, { build, ...plan });
  say(told('leads', result));
  expect(result).toMatchObject({ submissions: 200, lost: [], wrong: [], kept: 0 });
});

test.describe('without faults', () => {
  let rig: Rig;
  test.beforeAll(async () => {
    rig = await openRig(build);
  });
  test.afterAll(() => rig.close());

  test('contracts §8: the policy lets the form service through by its origin', () => {
    const headers = readFileSync(`${build.directory}/_headers`, 'utf8');
    const origin = `http://127.0.0.1:${build.formsPort}`;
    expect(headers).toContain(`connect-src 'self' ${origin};`);
    expect(headers).toContain(`form-action 'self' ${origin};`);
  });

  test('contracts §5: each of 20 leads arrives whose visitor leaves in the tick of the submit', async ({
    browser,
  }) => {
    const arrived = await leaveAtOnce(browser, rig, 20);
    say(`left at once: ${arrived} of 20 arrived`);
    expect(arrived).toBe(20);
  });

  test('contracts §5: a double click, two taps and Enter three times are one post each', async ({
    browser,
  }) => {
    const posts = await hurry(browser, rig);
    say(`hurried: ${JSON.stringify(posts)}`);
    expect(Object.values(posts)).toEqual(Object.values(posts).map(() => 1));
  });

  test('§5 input: of 100 people by keyboard and by autofill none is taken for a program', async ({
    browser,
  }) => {
    const blocked = await people(browser, rig, 100);
    say(`people by keyboard and by autofill: 100, of which ${blocked.length} blocked`);
    expect(blocked).toEqual([]);
  });

  test('contracts §4: of 200 submissions in four tabs at once 200 are records', async ({
    browser,
  }) => {
    const numbers = await manyTabs(browser, rig, 4, 50);
    say(`four tabs: ${numbers.records} records and ${numbers.delivered} posts of 200`);
    expect(numbers).toEqual({ records: 200, delivered: 200, of: 200 });
  });
});
