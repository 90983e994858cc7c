import type { SnapshotFrom } from 'xstate';
import { selectionWords as words } from '#content/workspace/selection-words.ts';
import { triageWords } from '#content/workspace/triage-words.ts';
import type { rowSelectionMachine } from '#machines/row-selection/row-selection.machine.ts';
// Loads the lazy modules before the first step.
import '#src/features/workspace/conversations/OpenThread.tsx';
import '#src/features/workspace/conversations/row-selection/SelectionBar.tsx';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { button, type Find } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const pending = pendingIn(sampleBook('typical'), sampleNow, [])
  .toReversed()
  .map(({ id }) => id);
const range = pending.slice(0, 3);
const check = (id: string): Find => ({ css: `#conversation-${id} + input` });
const bar: Find = { role: 'region', name: words.label };
const says = (text: string): Find => ({ role: 'status', text, within: bar });

const inBar = (_: unknown, { value }: SnapshotFrom<typeof rowSelectionMachine>) =>
  value === 'selecting' || 'No row is selected.';

export const machineDriver: MachineDriver<typeof rowSelectionMachine> = {
  path: '/conversations?status=pending',
  prepare: (driver) => driver.expectVisible(check(pending[0]!)),
  events: {
    'row.toggled': { act: (driver, { id }) => driver.click(check(id)) },
    'rows.selected': {
      can: inBar,
      act: async (driver) => {
        await driver.focus({ css: `#conversation-${range[2]}` });
        await driver.pressKey('Shift+X');
      },
      sends: (_, { context }) => [
        { type: 'rows.selected', ids: range.slice(range.indexOf(context.ids.at(-1) ?? '')) },
      ],
    },
    'selection.cleared': { can: inBar, control: button(words.clear) },
    'rows.changed': {
      can: inBar,
      act: async (driver) => {
        await driver.click(button(triageWords.assign, bar));
        await driver.click({ role: 'menuitemradio', name: triageWords.nobody });
      },
      sends: (_, { context: { ids } }) => [
        {
          type: 'rows.changed',
          text: words.unassigned(ids.length),
          change: { before: {}, after: {} },
        },
      ],
    },
    'row.changed': {
      can: (_, { value }) => value !== 'selecting' || 'The selection stays; its bar has no notice.',
      act: async (driver) => {
        await driver.click(button(triageWords.assign));
        await driver.click({ role: 'menuitemradio', name: triageWords.nobody });
      },
      sends: () => [
        {
          type: 'row.changed',
          text: triageWords.unassigned,
          change: { before: {}, after: {} },
        },
      ],
    },
    'change.undone': {
      can: (_, { value }) => value === 'changed' || 'Nothing was changed.',
      control: button(words.undo),
    },
    'notice.dismissed': {
      can: (_, { value }) => value === 'changed' || 'No notice is shown.',
      control: button(words.dismiss),
    },
  },
  stateAssertions: {
    empty: async (page) => {
      await page.expectAbsent(bar);
      for (const id of range) await page.expectVisible(check(id), { checked: false });
    },
    selecting: async (page, { context: { ids } }) => {
      await page.expectVisible(says(words.selected(ids.length)));
      for (const id of range) await page.expectVisible(check(id), { checked: ids.includes(id) });
    },
    changed: (page, { context: { text } }) => page.expectVisible(says(text)),
  },
};
