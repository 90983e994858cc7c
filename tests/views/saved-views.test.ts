import { afterEach, expect, test, vi } from 'vitest';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { viewWords as words } from '#content/workspace/saved-view-words.ts';
import { paletteLabel } from '#content/workspace/workspace-keys.ts';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
// Loads the lazy modules before the first step.
import '#src/features/workspace/conversations/OpenThread.tsx';
import '#src/features/workspace/conversations/saved-views/ViewsPanel.tsx';
import { domDriver } from '../models/dom-driver';
import { button, link, radio, textbox, type Driver } from '../models/driver';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const dialog = { role: 'dialog', name: words.title };
const field = textbox(words.name, dialog);
const opener = (name = '') => button(new RegExp(`^${words.title}.*${name}$`));
const views = {
  outages: { name: 'Outages', search: 'q=outage&period=7d' },
  mine: { name: 'Mine', search: 'mark=mine&status=lost&view=outages&open=x' },
};
const stored = { workspace: writtenWorkspace({ ...sampleWorkspace, views }) };
const storedViews = async (driver: Driver) =>
  ((await driver.stored('workspace')) as Workspace).views;

async function openViews(path: string, storageDenied = false) {
  const driver = domDriver();
  await driver.open(path, { stored, storageDenied });
  await driver.pressKey('v');
  await driver.expectVisible(dialog);
  return driver;
}

test('§4.59 saved views: a view is a link to its filters, which the address owns', async () => {
  const driver = await openViews('/conversations?status=pending&open=20261120-056');
  await driver.expectVisible(link('Outages “outage” · Last 7 Days', dialog), { current: null });
  await driver.expectVisible(link(/^Mine/, dialog), { href: /[?]mark=mine&view=mine$/ });
  await driver.click(link(/^Outages/, dialog));
  await driver.expectAbsent(dialog);
  await driver.expectAddress('/conversations?q=outage&period=7d&view=outages');
  await driver.expectVisible(opener('Outages'));
  await driver.click(opener('Outages'));
  await driver.expectVisible(link(/^Outages/, dialog), { current: 'page', focused: true });
  await driver.expectAbsent(field);
});

test('§4.57 saved views: the filters are saved by keyboard, and shared by their address', async () => {
  const driver = await openViews('/conversations?q=red&status=escalated&sort=oldest');
  await driver.expectVisible(field, { focused: true });
  await driver.fill(field, '  Red lights ');
  await driver.pressKey('Enter');
  await driver.expectAbsent(dialog);
  await driver.expectVisible(opener('Red lights'));
  await driver.expectAddress(/^\/conversations\?q=red&status=escalated&sort=oldest&view=\w+$/);
  const added = Object.values(await storedViews(driver)).at(-1);
  expect(added).toEqual({ name: 'Red lights', search: 'q=red&status=escalated&sort=oldest' });
  // The id of a view that this browser does not have changes nothing.
  await driver.navigate('/conversations?q=red&view=constructor');
  await driver.expectVisible(button(words.title));
});

test('§4.60 saved views: other filters are saved to the open view, or leave it alone', async () => {
  const driver = await openViews('/conversations?q=outage&period=7d&view=outages');
  await driver.click(radio(/^Resolved/));
  await driver.expectAddress('/conversations?q=outage&status=resolved&period=7d&view=outages');
  await driver.expectVisible(opener(words.edited));
  expect((await storedViews(driver))['outages']).toEqual(views.outages);
  await driver.click(button(words.saveChanges('Outages')));
  await driver.expectVisible(opener('Outages'));
  expect((await storedViews(driver))['outages']?.search).toBe('q=outage&status=resolved&period=7d');
});

test('saved views: with storage denied, a view lasts as long as the page, which says so', async () => {
  const driver = await openViews('/conversations?q=outage', true);
  await driver.fill(field, 'Outages');
  await driver.click(button(words.save));
  await driver.expectVisible({ role: 'status', text: words.notStored, within: dialog });
  await driver.expectVisible(link(/^Outages/, dialog), { current: 'page' });
  await driver.expectVisible(opener('Outages'));
});

test('§4.58 saved views: the palette opens a view by its name', async () => {
  const driver = domDriver();
  await driver.open('/account-setup', { stored });
  await driver.pressKey('Control+k');
  const search = { role: 'combobox', name: paletteLabel };
  await driver.fill(search, 'outag');
  await driver.expectVisible({ role: 'option', name: /^Outages/ }, { selected: true });
  await driver.activate(search);
  await driver.expectAddress('/conversations?q=outage&period=7d&view=outages');
});
