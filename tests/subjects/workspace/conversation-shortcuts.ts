import assert from 'node:assert/strict';
import { shortcutHelp } from '#content/workspace/conversations.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import type { conversationShortcutsMachine } from '#machines/conversation-shortcuts/conversation-shortcuts.machine.ts';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
import { button } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

const opener = button('Keyboard shortcuts');
const help = { role: 'dialog', name: 'Keyboard shortcuts' };
const choice = { role: 'checkbox', name: 'Single-key shortcuts' };

const visitor = (usesKeys: boolean): Subject<typeof conversationShortcutsMachine> => ({
  path: '/conversations',
  events: {
    'help.opened': {
      can: (_, { value }) => value === 'closed' || 'The help covers the page.',
      act: (hands) => (usesKeys ? hands.key('?') : hands.press(opener)),
    },
    'help.closed': {
      can: (_, { value }) => value === 'open' || 'Close is in the help.',
      async act(hands) {
        await hands.see(choice, { checked: true });
        if (!usesKeys) return hands.press(button('Close', help));
        await hands.press(choice);
        await hands.key('Escape');
        await hands.miss(help);
        await hands.key('?');
        await hands.miss(help);
        const { shortcuts } = (await hands.stored('workspace')) as Workspace;
        assert.equal(shortcuts, false);
        await hands.otherTab('workspace', writtenWorkspace(sampleWorkspace));
      },
    },
  },
  promises: {
    closed: (eyes) => eyes.miss(help),
    open: async (eyes) => {
      await eyes.see(help);
      await eyes.count({ css: 'dialog dt' }, shortcutHelp.length);
    },
  },
});

export const subjects = [visitor(false), visitor(true)];
