import { readFileSync } from 'node:fs';
import { brand } from '#content/brand.ts';
import { expect, testWithoutPage as test } from '../support/browser/fixtures';
import { buildForLoad } from './build-for-load';
import { submitRapidly, submitAndLeave, submitFromTabs } from './rapid-submit';
import { fillForms } from './form-filler';
import { startLoadHarness, type LoadHarness } from './load-harness';
import { print, injectFaults, summaryOf } from './fault-injection';

let build: Awaited<ReturnType<typeof buildForLoad>>;
test.beforeAll(async () => {
  build = await buildForLoad();
});

test('specification §15 fault injection: 30% faults and 20 page aborts lose, change or strand none of 200 submissions', async ({
  browser,
}) => {
  const plan = {
    visitors: 20,
    submissionsEach: 10,
    aborts: 20,
    share: 0.3,
    seed: 8,
    concurrency: 4,
  };
  const result = await injectFaults(browser, { build, ...plan });
  print(summaryOf('leads', result));
  expect(result).toMatchObject({ submissions: 200, lost: [], wrong: [], waiting: 0 });
});

test.describe('without faults', () => {
  let harness: LoadHarness;
  test.beforeAll(async () => {
    harness = await startLoadHarness(build);
  });
  test.afterAll(() => harness.close());

  test('specification §18 policy: the form service is allowed by its origin', () => {
    const headers = readFileSync(`${build.directory}/_headers`, 'utf8');
    const origin = `http://127.0.0.1:${build.formsPort}`;
    expect(headers).toContain(`connect-src 'self' ${origin};`);
    expect(headers).toContain(`form-action 'self' ${origin} ${brand.siteUrl};`);
  });

  test('specification §15 rapid submit: all of 20 leads arrive when the visitor leaves in the same tick', async ({
    browser,
  }) => {
    const arrived = await submitAndLeave(browser, harness, 20);
    print(`left in the same tick: ${arrived} of 20 leads arrived`);
    expect(arrived).toBe(20);
  });

  test('specification §15 rapid submit: a double click, two taps and three Enter presses each send one post', async ({
    browser,
  }) => {
    const posts = await submitRapidly(browser, harness);
    print(`rapid submit: ${JSON.stringify(posts)}`);
    expect(Object.values(posts)).toEqual(Object.values(posts).map(() => 1));
  });

  test('§5 input: the honeypot blocks none of 100 visitors who use keyboard or autofill', async ({
    browser,
  }) => {
    const blocked = await fillForms(browser, harness, 100);
    print(`keyboard and autofill: ${blocked.length} of 100 visitors blocked`);
    expect(blocked).toEqual([]);
  });

  test('specification §14 tabs: 200 submissions from four tabs at once store 200 records', async ({
    browser,
  }) => {
    const numbers = await submitFromTabs(browser, harness, 4, 50);
    print(`four tabs: ${numbers.records} records and ${numbers.delivered} posts of 200`);
    expect(numbers).toEqual({ records: 200, delivered: 200, of: 200 });
  });
});
