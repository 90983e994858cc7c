import assert from 'node:assert/strict';
import { privacy } from '#content/site/privacy.ts';
import type { StoredEntry } from '#content/site/stored-entry.ts';
import type { storedDataMachine } from '#machines/stored-data/stored-data.machine.ts';
import { button, type Assertions, type Driver } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const words = privacy.now;
const dialog = { role: 'dialog', name: words.dialog.title };
const noDialog = 'The dialog is closed.';
const noList = 'There is nothing to clear.';
const notice = { role: 'status', text: words.cleared };
const clear = button(words.clear);
const list = { role: 'table', name: words.heading };
const key = 'lastEmailEntered';

/** Returns the stored value of an entry. */
const storedValue = ([entry]: readonly StoredEntry[]) =>
  entry
    ? { email: entry.email, timestamp: entry.time, source: 'hero_form', completed: false }
    : null;

async function expectListed(page: Assertions, [entry, ...more]: readonly StoredEntry[]) {
  assert.ok(entry && more.length === 0);
  await page.expectVisible(list, {
    text: new RegExp(`${words.kinds[entry.kind]}.*${entry.email}.*Not sent`),
  });
  await page.expectVisible(clear);
  await page.expectAbsent(notice);
  await page.expectAbsent({ text: words.empty });
  assert.deepEqual(await page.stored(key), storedValue([entry]));
}

async function expectNothing(page: Assertions) {
  await page.expectAbsent(list);
  await page.expectAbsent(clear);
  await page.expectAbsent(dialog);
  assert.equal(await page.stored(key), null);
}

/** Drives the page while another tab writes; `dismiss` closes the dialog. */
const visitor = (
  dismiss: (driver: Driver) => Promise<void>,
): MachineDriver<typeof storedDataMachine> => ({
  scene: { start: { isOpen: false }, next: () => ({ isOpen: true }) },
  events: {
    'entries.read': {
      act: (driver, { entries }, _, { isOpen }) => {
        const value = storedValue(entries);
        if (isOpen) return driver.writeFromOtherTab(key, value);
        return driver.open('/privacy', value ? { stored: { [key]: value } } : {});
      },
    },
    'clear.requested': {
      can: (_, { value }) =>
        typeof value === 'string'
          ? noList
          : value.listed === 'viewing' || 'The dialog covers its button.',
      act: (driver) => driver.click(clear),
    },
    'clear.confirmed': {
      can: (_, before) => before.matches({ listed: 'confirming' }) || noDialog,
      act: (driver) => driver.click(button(words.dialog.confirm)),
      // The page reports the change as another tab's would be.
      sends: (event) => [event, { type: 'entries.read', entries: [] }],
    },
    'clear.dismissed': {
      can: (_, before) => before.matches({ listed: 'confirming' }) || noDialog,
      act: dismiss,
    },
  },
  stateAssertions: {
    unread: { unseen: 'The page reads storage before it renders.' },
    empty: async (page) => {
      await expectNothing(page);
      await page.expectVisible({ text: words.empty });
      await page.expectAbsent(notice);
    },
    'listed.viewing': async (page, { context }) => {
      await page.expectAbsent(dialog);
      await expectListed(page, context.entries);
    },
    'listed.confirming': async (page, { context }) => {
      await page.expectVisible(dialog);
      await expectListed(page, context.entries);
    },
    cleared: async (page) => {
      await expectNothing(page);
      await page.expectVisible(notice);
      await page.expectVisible({ role: 'heading', name: words.heading }, { focused: true });
    },
  },
});

export const machineDrivers = [
  visitor((driver) => driver.click(button(words.dialog.cancel))),
  visitor((driver) => driver.pressKey('Escape')),
];
