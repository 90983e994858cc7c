import { afterEach, describe, test, vi } from 'vitest';
import {
  dashboard,
  dashboardKeys,
  metricNames,
  type MetricName,
} from '#content/workspace/dashboard.ts';
import { profileWords } from '#content/workspace/account.ts';
import { setupWords } from '#content/workspace/setup-checklist.ts';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
// Load on demand, which takes longer than the actions settle.
import '#src/features/workspace/conversations/OpenThread.tsx';
import '#src/features/workspace/dashboard/setup-checklist/SetupSteps.tsx';
import { domDriver } from '../models/dom-driver';
import { button, link, radio, type Driver } from '../models/driver';

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
  test('§2.91, §2.92 the charted metric; three tiles link to the list, today is named “so far”', async () => {
    const driver = domDriver();
    await driver.open('/dashboard');
    await expectMetric(driver, 'conversations');
    await driver.expectCount(link(/^View list/), 3);
    await driver.expectVisible({ role: 'listitem', text: 'Today, so far' });
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

test('§2.82 dashboard: visitors who wait are first, an answered one leaves', async () => {
  const driver = domDriver();
  await driver.open('/dashboard');
  const queue = { role: 'region', name: 'Waiting now' };
  await driver.expectVisible(queue, { text: /4 visitors *Longest wait 5 h 26 min/ });
  await driver.expectCount({ role: 'listitem', within: queue }, 3);
  await driver.expectVisible({ role: 'listitem', within: queue, nth: 0 }, { text: /5 h 26 min$/ });
  await driver.click(link('Answer next', queue));
  const field = { role: 'textbox', name: /^Response to/ };
  await driver.expectVisible(field, { focused: true });
  await driver.fill(field, 'On the way.');
  await driver.click(button('Send'));
  await driver.click(link('Home'));
  await driver.expectVisible(queue, { text: /3 visitors(?!.*5 h 26 min)/ });
});

test('§2.89 dashboard: a new workspace has empty figures and a checklist', async () => {
  const driver = domDriver();
  const workspace = writtenWorkspace({ ...sampleWorkspace, volume: 'none' });
  await driver.open('/dashboard', { stored: { workspace } });
  await driver.expectVisible(radio(/^Total conversations *0/));
  for (const name of ['Recent conversations', 'Top questions', 'Locations'])
    await driver.expectVisible({
      text: 'No conversations in this period.',
      within: { role: 'region', name },
    });
  await driver.expectAbsent(comparison);
  const checklist = { role: 'region', name: 'Set up your chatbot' };
  await driver.expectVisible(checklist, { text: /3 of 6 done/ });
  await driver.click(button(setupWords.hide));
  await driver.expectAbsent(checklist);
  await driver.expectVisible(button(setupWords.show), { focused: true });
  await driver.pressKey('Enter');
  await driver.expectVisible(link(/^To do: *Choose its looks/, checklist), {
    href: '/chatbot-setup#chatbot-appearance-heading',
  });
});

test('profile: a saved time zone applies to the dashboard', async () => {
  const driver = domDriver();
  await driver.open('/account-setup');
  await driver.selectOption({ role: 'combobox', name: 'Time zone' }, 'Asia/Singapore');
  await driver.click(button(profileWords.save));
  await driver.navigate('/dashboard?range=24h');
  await driver.expectVisible({ css: 'main' }, { text: /until Nov 21, 08:00, Singapore time/ });
  await driver.activate({ role: 'application', name: /per hour/ }, 'End');
  await driver.expectVisible({ css: 'main' }, { text: /Nov 21, 07:00 to 08:00/ });
  const recent = { role: 'region', name: 'Recent conversations' };
  await driver.expectVisible({ css: 'time', within: recent, nth: 0 }, { text: /^Nov 21, 07:/ });
});
