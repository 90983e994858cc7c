import assert from 'node:assert/strict';
import { shortcutGroups } from '#content/workspace/shortcut-help.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { goWaitMs } from '#content/constants.ts';
import type { workspaceKeysMachine } from '#machines/workspace-keys/workspace-keys.machine.ts';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
import { button } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const opener = button('Keyboard shortcuts');
const help = { role: 'dialog', name: 'Keyboard shortcuts' };
const choice = { role: 'checkbox', name: 'Single-key shortcuts' };

const covered = 'The open help covers the page.';
const notGoing = 'No shortcut is pending.';

const pathOf = (usesKeys: boolean) => (usesKeys ? '/chatbot-setup' : '/conversations');

const visitor = (usesKeys: boolean): MachineDriver<typeof workspaceKeysMachine> => ({
  // Only one page has a button; the keys are the same on all.
  path: pathOf(usesKeys),
  events: {
    'go.pressed': {
      can: (_, { value }) => value === 'idle' || (value === 'help' ? covered : notGoing),
      // Caps Lock changes the letter, not the shortcut.
      act: (driver) => driver.pressKey(usesKeys ? 'g' : 'G'),
    },
    'page.chosen': {
      can: (_, { value }) => value === 'going' || notGoing,
      async act(driver) {
        await driver.pressKey('a');
        await driver.expectAddress('/account-setup');
        await driver.navigate(pathOf(usesKeys));
      },
    },
    'other.pressed': {
      can: (_, { value }) => value === 'going' || notGoing,
      async act(driver) {
        // The key is the end of the shortcut, and no shortcut of the page.
        await driver.pressKey(usesKeys ? 'j' : 'g');
        await driver.expectAddress(pathOf(usesKeys));
      },
    },
    'help.opened': {
      can: (_, { value }) =>
        value === 'help' ? covered : value === 'idle' || !usesKeys || 'The key ends the shortcut.',
      act: (driver) => (usesKeys ? driver.pressKey('?') : driver.click(opener)),
    },
    'help.closed': {
      can: (_, { value }) => value === 'help' || 'The help is closed.',
      async act(driver) {
        await driver.expectVisible(choice, { checked: true });
        if (!usesKeys) return driver.click(button('Close', help));
        await driver.click(choice);
        await driver.pressKey('Escape');
        await driver.expectAbsent(help);
        await driver.pressKey('?');
        await driver.expectAbsent(help);
        const { shortcuts } = (await driver.stored('workspace')) as Workspace;
        assert.equal(shortcuts, false);
        await driver.writeFromOtherTab('workspace', writtenWorkspace(sampleWorkspace));
      },
    },
    'xstate.after.goWait.workspace-keys.going': {
      can: (_, { value }) => value === 'going' || notGoing,
      act: (driver) => driver.advanceTime(goWaitMs),
    },
  },
  stateAssertions: {
    idle: (page) => page.expectAbsent(help),
    going: (page) => page.expectAbsent(help),
    help: async (page) => {
      await page.expectVisible(help);
      const lines = shortcutGroups(pathOf(usesKeys)).flatMap((group) => group.lines);
      await page.expectCount({ css: 'dialog dt' }, lines.length);
    },
  },
});

export const machineDrivers = [visitor(false), visitor(true)];
