import assert from 'node:assert/strict';
import { privacy } from '#content/site/privacy.ts';
import type { storedDataMachine } from '#machines/stored-data/stored-data.machine.ts';
import { button, type Assertions, type Driver } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const words = privacy.now;
const dialog = { role: 'dialog', name: words.dialog.title };
const notice = { role: 'status', text: words.cleared };
const clear = button(words.clear);
const list = { role: 'table', name: words.heading };
const key = 'lastEmailEntered';
const email = 'ana@example.net';
const entry = {
  email,
  timestamp: '2026-11-20T09:00:00.000Z',
  source: 'hero_form',
  completed: false,
};

async function expectListed(page: Assertions) {
  await page.expectVisible(list, { text: new RegExp(`${words.kinds.typed}.*${email}.*Not sent`) });
  await page.expectVisible(clear);
  await page.expectAbsent(notice);
  await page.expectAbsent({ text: words.empty });
  assert.deepEqual(await page.stored(key), entry);
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
  path: '/privacy',
  setting: { stored: { [key]: entry } },
  scene: {
    start: { hasEntry: true },
    next: ({ hasEntry }, { type }, before, { value }) => ({
      hasEntry:
        type === 'entries.appeared' ||
        (hasEntry === true &&
          type !== 'entries.vanished' &&
          (value !== 'cleared' || before.value === 'cleared')),
    }),
  },
  events: {
    'clear.requested': {
      can: (_, { value }, { hasEntry }) =>
        (hasEntry === true && value !== 'confirming') || 'There is no button, or it is covered.',
      act: (driver) => driver.click(clear),
    },
    'clear.confirmed': {
      can: (_, { value }) => value === 'confirming' || 'The dialog is closed.',
      act: (driver) => driver.click(button(words.dialog.confirm)),
      sends: (event) => [event, { type: 'entries.vanished' }],
    },
    'clear.dismissed': {
      can: (_, { value }) => value === 'confirming' || 'The dialog is closed.',
      act: dismiss,
    },
    'entries.appeared': {
      can: (_, __, { hasEntry }) => hasEntry === false || 'There is one already.',
      act: (driver) => driver.writeFromOtherTab(key, entry),
    },
    'entries.vanished': {
      can: (_, __, { hasEntry }) => hasEntry === true || 'There are none already.',
      act: (driver) => driver.writeFromOtherTab(key, null),
    },
  },
  stateAssertions: {
    viewing: async (page, _, { hasEntry }) => {
      await page.expectAbsent(dialog);
      if (hasEntry) return expectListed(page);
      await expectNothing(page);
      await page.expectVisible({ text: words.empty });
      await page.expectAbsent(notice);
    },
    confirming: async (page) => {
      await page.expectVisible(dialog);
      await expectListed(page);
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
