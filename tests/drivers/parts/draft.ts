import assert from 'node:assert/strict';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { isChangedElsewhere } from '#machines/shared/draft.ts';
import type { DraftRecord } from '#src/features/workspace/sample/use-draft.ts';
import { button, type Assertions, type Driver } from '#tests/models/driver.ts';
import type { Scene } from '#tests/models/machine-driver.ts';
import { resetSample } from './sample-menu';

interface Before {
  value: string;
  context: { stored: object; base: object; edits: object };
  hasTag: (tag: 'unsaved') => boolean;
}

/** Texts of a page about its draft. */
interface DraftWords {
  save: string;
  discard: string;
  unsaved: string;
  overtaken: string;
  notStored: string;
}

const areSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** Drives the events common to all drafts; `isStoring` is false if storage is denied. */
export function draftDriver<Fields extends object>(
  { read, write }: DraftRecord<Fields>,
  { save, discard, unsaved, overtaken, notStored }: DraftWords,
  isStoring: boolean,
) {
  const sample = read(sampleWorkspace);
  const isUnsaved = (_: unknown, before: Before) =>
    before.hasTag('unsaved') || 'There is nothing to save or discard.';

  return {
    setting: { storageDenied: !isStoring },
    opens: [{ type: 'store.changed', record: sample }],
    /** Tracks whether the page shows a record that is not stored. */
    scene: {
      start: { isUnstored: false },
      next: ({ isUnstored }: Scene, { type }: { type: string }, _: unknown, { value }: Before) => ({
        isUnstored: type !== 'sample.reset' && (isUnstored || (!isStoring && value === 'saved')),
      }),
    },
    events: {
      'store.changed': {
        can: ({ record }: { record: object }, { context }: Before) => {
          if (!isStoring) return 'Without storage, tabs share nothing.';
          return !areSame(record, context.stored) || 'The page already has that record.';
        },
        act: (driver: Driver, { record }: { record: object }) => {
          const written = { version: 1, ...sampleWorkspace, ...write(record as Fields) };
          return driver.writeFromOtherTab('workspace', areSame(record, sample) ? null : written);
        },
      },
      'sample.reset': { act: resetSample },
      'changes.discarded': { can: isUnsaved, control: button(discard) },
      'form.submitted': {
        can: isUnsaved,
        act: (driver: Driver) => driver.click(button(save)),
        then: (_: unknown, before: Before, { value, context: { stored } }: Before) =>
          value === 'saved' && !areSame(stored, before.context.stored)
            ? [{ type: 'store.changed', record: stored }]
            : [],
      },
    },
    /** Asserts the draft's status line and the stored record. */
    expectState: async (
      page: Assertions,
      snapshot: Before,
      { isUnstored }: Scene,
      saved: string[] = [],
    ) => {
      const { context } = snapshot;
      const changed = isChangedElsewhere(context) ? overtaken : unsaved;
      const resting = isUnstored ? notStored : snapshot.value === 'saved' ? saved[0] : undefined;
      const expected = snapshot.hasTag('unsaved') ? changed : resting;
      for (const text of [unsaved, overtaken, notStored, ...saved]) {
        if (text === expected) await page.expectVisible({ role: 'status', text });
        else await page.expectAbsent({ role: 'status', text });
      }
      if (!isStoring) return;
      const stored = ((await page.stored('workspace')) ?? sampleWorkspace) as Workspace;
      assert.deepEqual(read(stored), context.stored);
    },
  };
}
