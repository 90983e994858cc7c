import assert from 'node:assert/strict';
import { shortcutHelp } from '../../content/conversations';
import { sampleWorkspace, type Workspace } from '../../content/sample/workspace';
import type { conversationShortcutsMachine } from '../../machines/conversation-shortcuts/conversation-shortcuts.machine';
import { writtenWorkspace } from '../../src/services/workspace-schema';
import { button, type Eyes, type Hands } from '../models/hands';
import type { Subject } from '../models/subject';

const opener = button('Keyboard shortcuts');
const help = { role: 'dialog', name: 'Keyboard shortcuts' };
const choice = { role: 'checkbox', name: 'Single-key shortcuts' };

type Shown = { keys: 'on' | 'off'; help: 'open' | 'closed' };
const noHelp = 'The switch and Close are in the help.';

async function areKept(eyes: Eyes, { keys, help: shown }: Shown) {
  const workspace = (await eyes.stored('workspace')) as Workspace | null;
  assert.equal((workspace ?? sampleWorkspace).shortcuts, keys === 'on');
  if (shown === 'open') await eyes.see(choice, { checked: keys === 'on' });
}

/** Presses `?`, which helps only whose keys are on. */
async function askByKey(hands: Hands, { keys }: Shown) {
  await hands.key('?');
  if (keys === 'on') return;
  await hands.miss(help);
  await hands.press(opener);
}

const visitor = (usesKeys: boolean): Subject<typeof conversationShortcutsMachine> => ({
  path: '/conversations',
  opens: [{ type: 'keys.restored', areOn: true }],
  events: {
    'keys.switched': {
      can: (_, { value }) => value.help === 'open' || noHelp,
      control: choice,
      then: (_, __, { value }) => [{ type: 'keys.restored', areOn: value.keys === 'on' }],
    },
    'keys.restored': {
      can: ({ areOn }, { value }) =>
        areOn !== (value.keys === 'on') || 'What is kept is read when it changes.',
      act: (hands, { areOn }) =>
        hands.otherTab('workspace', writtenWorkspace({ ...sampleWorkspace, shortcuts: areOn })),
    },
    'help.opened': {
      can: (_, { value }) => value.help === 'closed' || 'The help covers the page.',
      act: (hands, _, { value }) => (usesKeys ? askByKey(hands, value) : hands.press(opener)),
    },
    'help.closed': {
      can: (_, { value }) => value.help === 'open' || noHelp,
      act: (hands) => (usesKeys ? hands.key('Escape') : hands.press(button('Close', help))),
    },
  },
  promises: {
    'keys.on': (eyes, { value }) => areKept(eyes, value),
    'keys.off': (eyes, { value }) => areKept(eyes, value),
    'help.open': async (eyes) => {
      await eyes.see(help);
      await eyes.count({ css: 'dialog dt' }, shortcutHelp.length);
    },
    'help.closed': (eyes) => eyes.miss(help),
  },
});

export const subjects = [visitor(false), visitor(true)];
