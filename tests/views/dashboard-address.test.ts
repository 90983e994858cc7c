import { afterEach, describe, test, vi } from 'vitest';
import {
  dashboard,
  dashboardKeys,
  metricNames,
  type MetricName,
} from '#content/workspace/dashboard.ts';
import { domDriver } from '../models/dom-driver';
import { button, radio, type Driver } from '../models/driver';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const metricRadio = (metric: MetricName) =>
  radio(new RegExp(`^${dashboard.metrics[metric].replace('.', '\\.')}`), {
    role: 'group',
    name: 'Metric',
  });
const comparison = button('Compare: previous period');

async function expectMetric(driver: Driver, charted: MetricName) {
  for (const metric of metricNames)
    await driver.expectVisible(metricRadio(metric), { checked: metric === charted });
  await driver.expectVisible(
    { css: 'main h2', nth: 1 },
    { text: `${dashboard.metrics[charted]} per day` },
  );
}

async function expectView(driver: Driver, { isTable = false, isCompared = true }) {
  await driver.expectVisible(radio('Chart'), { checked: !isTable });
  await driver.expectVisible(radio('Table'), { checked: isTable });
  await driver.expectCount(
    { role: 'application', name: /^Total conversations per day/ },
    isTable ? 0 : 1,
  );
  await driver.expectCount({ role: 'region', name: /, table$/ }, isTable ? 1 : 0);
  await driver.expectVisible(comparison, { pressed: isCompared });
  await driver.expectCount(
    { role: 'listitem', text: 'Same weekdays, 4 weeks earlier' },
    isCompared ? 1 : 0,
  );
  const before = { role: 'columnheader', name: 'Same weekdays, 4 weeks earlier' };
  await driver.expectCount(before, isTable && isCompared ? 1 : 0);
}

describe('dashboard: state in the address', () => {
  test('the charted metric', async () => {
    const driver = domDriver();
    await driver.open('/dashboard');
    await expectMetric(driver, 'conversations');
    for (const metric of metricNames.toReversed()) {
      await driver.click(metricRadio(metric));
      await expectMetric(driver, metric);
      await driver.expectAddress(
        `/dashboard${metric === 'conversations' ? '' : `?metric=${metric}`}`,
      );
    }
    await driver.navigate('/dashboard?metric=users');
    await expectMetric(driver, 'users');
  });

  test('its keys press its controls', async () => {
    const driver = domDriver();
    await driver.open('/dashboard');
    for (const [key, search] of [
      ['w', '?range=7d'],
      ['3', '?range=7d&metric=escalated'],
      ['x', '?range=7d&metric=escalated&compare=off'],
      ['t', '?metric=escalated&compare=off'],
    ] as const) {
      await driver.pressKey(key);
      await driver.expectAddress(`/dashboard${search}`);
    }
    await driver.pressKey('c');
    await driver.expectVisible({ css: 'input[type="date"]', nth: 0 });
    await driver.pressKey('?');
    await driver.expectVisible({ role: 'term', text: dashboardKeys.export });
    await driver.click({ role: 'checkbox', name: 'Single-key shortcuts' });
    await driver.pressKey('Escape');
    await driver.pressKey('h');
    await driver.expectAddress('/dashboard?metric=escalated&compare=off');
  });

  test('the view of the series and its comparison', async () => {
    const driver = domDriver();
    await driver.open('/dashboard');
    await expectView(driver, {});
    await driver.click(radio('Table'));
    await expectView(driver, { isTable: true });
    await driver.click(comparison);
    await expectView(driver, { isTable: true, isCompared: false });
    await driver.expectAddress('/dashboard?view=table&compare=off');
    await driver.click(radio('Chart'));
    await expectView(driver, { isCompared: false });
    await driver.click(comparison);
    await driver.expectAddress('/dashboard');
    await driver.navigate('/dashboard?compare=off&view=table');
    await expectView(driver, { isTable: true, isCompared: false });
  });
});
