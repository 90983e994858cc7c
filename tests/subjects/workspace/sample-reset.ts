import assert from 'node:assert/strict';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import type { sampleResetMachine } from '#machines/sample-reset/sample-reset.machine.ts';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
import { button, type Eyes, type Hands } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

const dialog = { role: 'dialog', name: 'Reset sample data?' };
const noDialog = 'There is no dialog to answer.';
const size = { role: 'combobox', name: 'Demo data' };
const notice = { role: 'status', text: 'Sample data reset.' };
const changed = writtenWorkspace({ ...sampleWorkspace, volume: 'first', twoFactor: true });

async function isChanged(eyes: Eyes) {
  await eyes.see(size, { value: 'first' });
  assert.deepEqual(await eyes.stored('workspace'), JSON.parse(changed));
}

async function isAsItCame(eyes: Eyes) {
  await eyes.see(size, { value: sampleWorkspace.volume });
  assert.equal(await eyes.stored('workspace'), null);
}

/** Somebody who has changed the sample each time before they think of a reset. */
const visitor = (dismiss: (hands: Hands) => Promise<void>): Subject<typeof sampleResetMachine> => ({
  path: '/account-setup',
  given: { stored: { workspace: changed } },
  events: {
    'reset.asked': {
      can: (_, { value }) => value !== 'confirming' || 'The dialog covers its button.',
      act: async (hands) => {
        await hands.otherTab('workspace', changed);
        await hands.press(button('Reset sample data'));
      },
    },
    'reset.confirmed': {
      can: (_, { value }) => value === 'confirming' || noDialog,
      control: button('Reset everything'),
    },
    'reset.dismissed': {
      can: (_, { value }) => value === 'confirming' || noDialog,
      act: async (hands) => {
        await dismiss(hands);
        await isChanged(hands);
      },
    },
  },
  promises: {
    idle: async (eyes) => {
      await eyes.miss(dialog);
      await eyes.miss(notice);
    },
    confirming: async (eyes) => {
      await eyes.see(dialog);
      await eyes.miss(notice);
      await isChanged(eyes);
    },
    reset: async (eyes) => {
      await eyes.miss(dialog);
      await eyes.see(notice);
      await isAsItCame(eyes);
    },
  },
});

export const subjects = [
  visitor((hands) => hands.press(button('Keep my changes'))),
  visitor((hands) => hands.key('Escape')),
];
