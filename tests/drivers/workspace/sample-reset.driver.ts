import assert from 'node:assert/strict';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import type { sampleResetMachine } from '#machines/sample-reset/sample-reset.machine.ts';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
import { button, type Assertions, type Driver } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';
import { sampleSize, toggleSampleMenu } from '../parts/sample-menu';

const dialog = { role: 'dialog', name: 'Reset sample data?' };
const noDialog = 'The dialog is closed.';
const notice = { role: 'status', text: 'Sample data reset.' };
const changed = writtenWorkspace({ ...sampleWorkspace, volume: 'first', twoFactor: true });

async function expectChanged(page: Assertions) {
  await page.expectVisible(sampleSize, { value: 'first' });
  assert.deepEqual(await page.stored('workspace'), JSON.parse(changed));
}

async function expectOriginal(page: Assertions) {
  await page.expectVisible(sampleSize, { value: sampleWorkspace.volume });
  assert.equal(await page.stored('workspace'), null);
}

/** Changes the sample before each reset; `dismiss` closes the dialog. */
const visitor = (
  dismiss: (driver: Driver) => Promise<void>,
): MachineDriver<typeof sampleResetMachine> => ({
  path: '/account-setup',
  setting: { stored: { workspace: changed } },
  prepare: toggleSampleMenu,
  events: {
    'reset.requested': {
      can: (_, { value }) => value !== 'confirming' || 'The dialog covers its button.',
      act: async (driver) => {
        await driver.writeFromOtherTab('workspace', changed);
        await driver.click(button('Reset sample data'));
      },
    },
    'reset.confirmed': {
      can: (_, { value }) => value === 'confirming' || noDialog,
      control: button('Reset everything'),
    },
    'reset.dismissed': {
      can: (_, { value }) => value === 'confirming' || noDialog,
      act: async (driver) => {
        await dismiss(driver);
        await expectChanged(driver);
      },
    },
  },
  stateAssertions: {
    idle: async (page) => {
      await page.expectAbsent(dialog);
      await page.expectAbsent(notice);
    },
    confirming: async (page) => {
      await page.expectVisible(dialog);
      await page.expectAbsent(notice);
      await expectChanged(page);
    },
    reset: async (page) => {
      await page.expectAbsent(dialog);
      await page.expectVisible(notice);
      await expectOriginal(page);
    },
  },
});

export const machineDrivers = [
  visitor((driver) => driver.click(button('Keep my changes'))),
  visitor((driver) => driver.pressKey('Escape')),
];
