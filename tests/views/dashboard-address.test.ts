import { afterEach, describe, test, vi } from 'vitest';
import { dashboard, metricNames, type MetricName } from '#content/workspace/dashboard.ts';
import { domHands } from '../models/dom-hands';
import { button, radio, type Hands } from '../models/hands';

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

async function expectMetric(hands: Hands, charted: MetricName) {
  for (const metric of metricNames)
    await hands.see(metricRadio(metric), { checked: metric === charted });
  await hands.see({ css: 'main h2', nth: 0 }, { text: `${dashboard.metrics[charted]} per day` });
}

async function expectView(hands: Hands, { isTable = false, isCompared = true }) {
  await hands.see(radio('Chart'), { checked: !isTable });
  await hands.see(radio('Table'), { checked: isTable });
  await hands.count({ role: 'application', name: /^Total conversations per day/ }, isTable ? 0 : 1);
  await hands.count({ role: 'region', name: /, table$/ }, isTable ? 1 : 0);
  await hands.see(comparison, { pressed: isCompared });
  await hands.count({ role: 'listitem', text: 'Previous 30 days' }, isCompared ? 1 : 0);
  const before = { role: 'columnheader', name: 'Previous 30 days' };
  await hands.count(before, isTable && isCompared ? 1 : 0);
}

describe('dashboard: the address owns', () => {
  test('the charted metric', async () => {
    const hands = domHands();
    await hands.open('/dashboard');
    await expectMetric(hands, 'conversations');
    for (const metric of metricNames.toReversed()) {
      await hands.press(metricRadio(metric));
      await expectMetric(hands, metric);
      await hands.address(`/dashboard${metric === 'conversations' ? '' : `?metric=${metric}`}`);
    }
    await hands.go('/dashboard?metric=users');
    await expectMetric(hands, 'users');
  });

  test('the view of the series and its comparison', async () => {
    const hands = domHands();
    await hands.open('/dashboard');
    await expectView(hands, {});
    await hands.press(radio('Table'));
    await expectView(hands, { isTable: true });
    await hands.press(comparison);
    await expectView(hands, { isTable: true, isCompared: false });
    await hands.address('/dashboard?view=table&compare=off');
    await hands.press(radio('Chart'));
    await expectView(hands, { isCompared: false });
    await hands.press(comparison);
    await hands.address('/dashboard');
    await hands.go('/dashboard?compare=off&view=table');
    await expectView(hands, { isTable: true, isCompared: false });
  });
});
