import assert from 'node:assert/strict';
import { shortcutHelp } from '#content/workspace/conversation-shortcuts.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import type { conversationShortcutsMachine } from '#machines/conversation-shortcuts/conversation-shortcuts.machine.ts';
// Loads on demand, which takes longer than the actions settle.
import '#src/features/workspace/conversations/conversation-shortcuts/ShortcutHelp.tsx';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
import { button } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const opener = button('Keyboard shortcuts');
const help = { role: 'dialog', name: 'Keyboard shortcuts' };
const choice = { role: 'checkbox', name: 'Single-key shortcuts' };

const visitor = (usesKeys: boolean): MachineDriver<typeof conversationShortcutsMachine> => ({
  path: '/conversations',
  events: {
    'help.opened': {
      can: (_, { value }) => value === 'closed' || 'The open help covers the page.',
      act: (driver) => (usesKeys ? driver.pressKey('?') : driver.click(opener)),
    },
    'help.closed': {
      can: (_, { value }) => value === 'open' || 'The help is closed.',
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
  },
  stateAssertions: {
    closed: (page) => page.expectAbsent(help),
    open: async (page) => {
      await page.expectVisible(help);
      await page.expectCount({ css: 'dialog dt' }, shortcutHelp.length);
    },
  },
});

export const machineDrivers = [visitor(false), visitor(true)];
