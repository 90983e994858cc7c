import { afterEach, test, vi } from 'vitest';
import { periodLabels, statusLabels } from '#content/workspace/conversations.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
// Loads the lazy module before the first step.
import '#src/features/workspace/conversations/OpenThread.tsx';
import { domDriver } from '../models/dom-driver';
import { radio, type Driver } from '../models/driver';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The pending conversations, longest wait first. */
const [first, second, third] = pendingIn(sampleBook('typical'), sampleNow, [])
  .toReversed()
  .map(({ id }) => id) as [string, string, string];
const row = (id: string) => ({ css: `#conversation-${id}` });
const stops = { css: 'main li a[tabindex="0"]' };

/** Expects a single tab stop in the list, at this row. */
async function expectStop(
  driver: Driver,
  id: string,
  expected: { focused?: boolean; current?: string | null } = {},
) {
  await driver.expectCount(stops, 1);
  await driver.expectVisible({ css: `${row(id).css}[tabindex="0"]` }, expected);
}

async function openList() {
  const driver = domDriver();
  await driver.open('/conversations?status=pending');
  await expectStop(driver, first);
  return driver;
}

test('conversation list: arrow keys move the focus and the tab stop', async () => {
  const driver = await openList();
  await driver.activate(stops, 'ArrowDown');
  await expectStop(driver, second, { focused: true });
  await driver.pressKey('ArrowDown');
  await driver.pressKey('ArrowUp');
  await expectStop(driver, second, { focused: true });
  await driver.pressKey('Home');
  await driver.pressKey('ArrowUp');
  await expectStop(driver, first, { focused: true });
});

test('conversation list: the tab stop stays at the last focused row', async () => {
  const driver = await openList();
  await driver.focus(row(second));
  await driver.focus(radio(new RegExp(`^${statusLabels.pending}`)));
  await expectStop(driver, second, { focused: false, current: null });
});

test('conversation list: a click and the keys j and k move the tab stop to the opened row', async () => {
  const driver = await openList();
  await driver.click(row(second));
  await expectStop(driver, second, { current: 'page' });
  await driver.pressKey('j');
  await expectStop(driver, third, { current: 'page' });
  await driver.pressKey('k');
  await driver.pressKey('k');
  await expectStop(driver, first, { current: 'page' });
});

test('conversation list: a new list has its tab stop at the open conversation, or at the top', async () => {
  const driver = await openList();
  const choosePeriod = (label: string) =>
    driver.selectOption({ role: 'combobox', name: 'Period' }, label);
  await driver.focus(row(third));
  await choosePeriod(periodLabels.all);
  await expectStop(driver, first);
  await driver.click(row(second));
  await driver.focus(row(third));
  await choosePeriod(periodLabels['30d']);
  await expectStop(driver, second, { current: 'page' });
});
