import assert from 'node:assert/strict';
import { transition, type AnyEventObject, type SnapshotFrom } from 'xstate';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import {
  fieldsOf,
  isChangedElsewhere,
  recordBeside,
  type DraftEvent,
  type DraftMachine,
} from '#machines/shared/draft.ts';
import { isSame } from '#machines/shared/merged.ts';
import type { DraftRecord } from '#src/features/workspace/sample/use-draft.ts';
import { button, type Assertions, type Driver } from '#tests/models/driver.ts';
import type { Scene } from '#tests/models/machine-driver.ts';
import { resetSample } from './sample-menu';

/** Texts of a page about its draft. */
interface DraftWords {
  save: string;
  discard: string;
  unsaved: string;
  overtaken: string;
  notStored: string;
}

/** Drives the events common to all drafts; `isStoring` is false if storage is denied. */
export function draftDriver<Fields extends object>(
  machine: DraftMachine<Fields>,
  { read, write }: DraftRecord<Fields>,
  { save, discard, unsaved, overtaken, notStored }: DraftWords,
  isStoring: boolean,
) {
  type Before = SnapshotFrom<DraftMachine<Fields>>;
  const sample = read(sampleWorkspace);
  const recordIn = ({ record }: Scene) => record as Fields;
  const isUnsaved = (_: unknown, before: Before) =>
    before.hasTag('unsaved') || 'There is nothing to save or discard.';
  /** Adds the stored record to an event, as the view does. */
  const withRecord = <Event extends object>(event: Event, { context }: Before, scene: Scene) => [
    { ...event, ...recordBeside(recordIn(scene), context) },
  ];
  /** Returns the record in the store after an event. */
  function recordAfter(scene: Scene, sent: AnyEventObject, before: Before): Fields {
    const event = sent as DraftEvent<Fields>;
    if (event.type === 'sample.reset') return sample;
    if (event.type === 'store.changed') return event.record;
    if (event.type !== 'form.submitted') return recordIn(scene);
    const [, actions] = transition(machine, before, { ...event, record: recordIn(scene) });
    const stored = actions.find(({ type }) => type === 'storeRecord')?.params;
    return (stored as { fields: Fields } | undefined)?.fields ?? recordIn(scene);
  }

  return {
    /** Returns the fields of the form. */
    fieldsIn: ({ context }: Before, scene: Scene) => fieldsOf(recordIn(scene), context),
    setting: { storageDenied: !isStoring },
    /** Tracks the stored record, and whether it is lost with the page. */
    scene: {
      start: { record: sample, isUnstored: false },
      next: (scene: Scene, event: AnyEventObject, before: Before, after: Before) => ({
        record: recordAfter(scene, event, before),
        isUnstored:
          event.type !== 'sample.reset' &&
          (scene['isUnstored'] || (!isStoring && after.matches('saved'))),
      }),
    },
    events: {
      'field.changed': {
        sends: ({ change }: { change: object }, before: Before, scene: Scene) =>
          withRecord({ type: 'field.changed', change }, before, scene),
      },
      'store.changed': {
        can: ({ record }: { record: Fields }, _: unknown, scene: Scene) => {
          if (!isStoring) return 'Without storage, tabs share nothing.';
          return !isSame(record, recordIn(scene)) || 'The page already has that record.';
        },
        act: (driver: Driver, { record }: { record: Fields }) => {
          const written = { version: 1, ...sampleWorkspace, ...write(record) };
          return driver.writeFromOtherTab('workspace', isSame(record, sample) ? null : written);
        },
      },
      'sample.reset': { act: resetSample, then: () => [{ type: 'store.changed', record: sample }] },
      'changes.discarded': { can: isUnsaved, control: button(discard) },
      'form.submitted': {
        can: isUnsaved,
        act: (driver: Driver) => driver.click(button(save)),
        sends: (_: unknown, before: Before, scene: Scene) =>
          withRecord({ type: 'form.submitted' }, before, scene),
        then: (_: unknown, __: Before, after: Before) =>
          after.matches('saved') ? [{ type: 'store.changed' }] : [],
      },
    },
    /** Asserts the draft's status line and the stored record. */
    expectState: async (page: Assertions, snapshot: Before, scene: Scene, saved: string[] = []) => {
      const changed = isChangedElsewhere(recordIn(scene), snapshot.context) ? overtaken : unsaved;
      const resting = snapshot.matches('saved') ? saved[0] : undefined;
      const stored = scene['isUnstored'] ? notStored : resting;
      const expected = snapshot.hasTag('unsaved') ? changed : stored;
      for (const text of [unsaved, overtaken, notStored, ...saved]) {
        if (text === expected) await page.expectVisible({ role: 'status', text });
        else await page.expectAbsent({ role: 'status', text });
      }
      if (!isStoring) return;
      const workspace = ((await page.stored('workspace')) ?? sampleWorkspace) as Workspace;
      assert.deepEqual(read(workspace), recordIn(scene));
    },
  };
}
