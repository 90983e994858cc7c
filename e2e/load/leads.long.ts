import { readFileSync } from 'node:fs';
import { expect, testWithoutPage as test } from '../support/browser/fixtures';
import { buildForLoad } from './build-for-load';
import { submitRapidly, submitAndLeave, manyTabs } from './rapid-submit';
import { fillForms } from './form-filler';
import { startLoadHarness, type LoadHarness } from './load-harness';
import { print, injectFaults, summaryOf } from './fault-injection';

let build: Awaited<ReturnType<typeof buildForLoad>>;
test.beforeAll(async () => {
  build = await buildForLoad();
});

test('contracts §5: of 200 submissions with 30 % faults and 20 aborts none is lost, changed or left', async ({
  browser,
}) => {
  const plan = { visitors: 20, each: 10, aborts: 20, share: 0.3, seed: 8, atOnce: 4 };
  const result = await injectFaults(browser, { build, ...plan });
  print(summaryOf('leads', result));
  expect(result).toMatchObject({ submissions: 200, lost: [], wrong: [], kept: 0 });
});

test.describe('without faults', () => {
  let harness: LoadHarness;
  test.beforeAll(async () => {
    harness = await startLoadHarness(build);
  });
  test.afterAll(() => harness.close());

  test('contracts §8: the policy lets the form service through by its origin', () => {
    const headers = readFileSync(`${build.directory}/_headers`, 'utf8');
    const origin = `http://127.0.0.1:${build.formsPort}`;
    expect(headers).toContain(`connect-src 'self' ${origin};`);
    expect(headers).toContain(`form-action 'self' ${origin};`);
  });

  test('contracts §5: each of 20 leads arrives whose visitor leaves in the tick of the submit', async ({
    browser,
  }) => {
    const arrived = await submitAndLeave(browser, harness, 20);
    print(`left at once: ${arrived} of 20 arrived`);
    expect(arrived).toBe(20);
  });

  test('contracts §5: a double click, two taps and Enter three times are one post each', async ({
    browser,
  }) => {
    const posts = await submitRapidly(browser, harness);
    print(`hurried: ${JSON.stringify(posts)}`);
    expect(Object.values(posts)).toEqual(Object.values(posts).map(() => 1));
  });

  test('§5 input: of 100 people by keyboard and by autofill none is taken for a program', async ({
    browser,
  }) => {
    const blocked = await fillForms(browser, harness, 100);
    print(`people by keyboard and by autofill: 100, of which ${blocked.length} blocked`);
    expect(blocked).toEqual([]);
  });

  test('contracts §4: of 200 submissions in four tabs at once 200 are records', async ({
    browser,
  }) => {
    const numbers = await manyTabs(browser, harness, 4, 50);
    print(`four tabs: ${numbers.records} records and ${numbers.delivered} posts of 200`);
    expect(numbers).toEqual({ records: 200, delivered: 200, of: 200 });
  });
});
