import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { triageWords } from '#content/workspace/triage-words.ts';
import type { internalNoteMachine } from '#machines/internal-note/internal-note.machine.ts';
// Loads the lazy modules before the first step.
import '#src/features/workspace/conversations/OpenThread.tsx';
import '#src/features/workspace/conversations/triage/TriagePanel.tsx';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
import { textbox, type Assertions } from '#tests/models/driver.ts';
import type { MachineDriver, Scene } from '#tests/models/machine-driver.ts';

type Snapshot = SnapshotFrom<typeof internalNoteMachine>;

const { id } = pendingIn(sampleBook('typical'), sampleNow, []).at(-1)!;
const field = textbox(triageWords.note);
const first = 'Called at 9.';
const workspace = { ...sampleWorkspace, triage: { [id]: { note: first } } };

const shown = ({ value, context }: Snapshot, { stored }: Scene) =>
  value === 'typing' ? context.text : String(stored);

async function expectStored(page: Assertions, note: string) {
  const { triage } = (await page.stored('workspace')) as Workspace;
  assert.equal(triage[id]?.note ?? '', note);
}

export const machineDriver: MachineDriver<typeof internalNoteMachine> = {
  path: `/conversations?open=${id}`,
  given: { stored: { workspace: writtenWorkspace(workspace) } },
  prepare: async (driver) => {
    await driver.pressKey('a');
    await driver.expectVisible(field);
  },
  scene: {
    start: { stored: first },
    next: ({ stored }, _, before, after) => ({
      stored: before.value === 'typing' && after.value === 'stored' ? before.context.text : stored,
    }),
  },
  events: {
    'note.typed': {
      can: ({ text }, before, scene) => text !== shown(before, scene) || 'The value is unchanged.',
      act: (driver, { text }) => driver.fill(field, text),
    },
    'note.flushed': { act: (driver) => driver.leavePage() },
  },
  stateAssertions: {
    stored: async (page, snapshot, scene) => {
      const text = shown(snapshot, scene);
      await page.expectVisible(field, { value: text });
      await expectStored(page, text);
    },
    typing: async (page, snapshot, scene) => {
      await page.expectVisible(field, { value: snapshot.context.text });
      await expectStored(page, String(scene['stored']));
    },
  },
};
