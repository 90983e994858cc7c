import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject } from 'xstate';
import { faqImportWords } from '#content/workspace/faq-import.ts';
import { faqWords } from '#content/workspace/faq-list.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { changed, fileText, questionKey, withTyped } from '#machines/faq-list/faq-entries.ts';
import type {
  FaqChange,
  FaqEntries,
  FaqFieldRef,
  FaqText,
} from '#machines/faq-list/faq-entries.ts';
import type { faqListMachine } from '#machines/faq-list/faq-list.machine.ts';
import { model } from '#machines/faq-list/faq-list.model.ts';
import { button, radio, type Assertions } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';
import * as view from '../parts/faq-list-view';
import {
  add,
  besideRemoved,
  dismiss,
  entriesOf,
  isSame,
  part,
  undo,
  viewOf,
} from '../parts/faq-list-view';
import type { Snapshot } from '../parts/faq-list-view';

type FaqDriver = MachineDriver<typeof faqListMachine>;

const input = { css: 'input[type="file"][accept*="csv"]' };
const storeChanged = (faq: FaqEntries) => ({ type: 'store.changed', ...entriesOf(faq) });
/** Returns the store's event after a write; none if the list is unchanged. */
const storeEvents = (faq: FaqEntries, before: FaqEntries) =>
  isDeepStrictEqual(entriesOf(faq), before) ? [] : [storeChanged(faq)];
const asCsv = (texts: readonly FaqText[]) =>
  texts.map(({ question, answer }) => `${question},${answer}`).join('\n');

/** Returns the stored list after an event: every entry except the text being typed. */
function storeAfter(
  known: FaqEntries,
  focus: FaqFieldRef | null,
  event: AnyEventObject,
  before: Snapshot,
  after: Snapshot,
): FaqEntries {
  if (after.value !== 'typing') return entriesOf(after.context);
  if (event.type === 'store.changed') return entriesOf(event as never);
  const isSameField = before.value === 'typing' && isSame(focus, event as never);
  return isSameField ? known : entriesOf(before.context);
}

/** `isStoring` is false if storage is denied. */
function withStorage(isStoring: boolean): FaqDriver {
  const { faq } = isStoring ? { faq: model.input as FaqEntries } : sampleWorkspace;

  /** Returns the events of blurring the focused field. */
  function blurring({ context, value }: Snapshot, scene: Scene, to?: FaqFieldRef) {
    const { focus, store } = viewOf(scene);
    if (!focus || (to && isSame(focus, to))) return { events: [], store };
    const left = { type: 'field.blurred', ...focus };
    if (value !== 'typing') return { events: [left], store };
    const stored = withTyped(store, context);
    return { events: [left, ...storeEvents(stored, store)], store: stored };
  }
  function changing(event: FaqChange, before: Snapshot, scene: Scene) {
    const { events, store } = blurring(before, scene);
    const list = { ...before.context, ...store };
    return [...events, event, ...storeEvents({ ...list, ...changed(list, event) }, store)];
  }
  const storingTyped = (event: AnyEventObject, { context, value }: Snapshot, scene: Scene) => {
    const { store } = viewOf(scene);
    return [event, ...(value === 'typing' ? storeEvents(withTyped(store, context), store) : [])];
  };
  const inStore = 'Covered with storage.';
  const ifOffered =
    (...notices: Snapshot['value'][]) =>
    (_: unknown, { value }: Snapshot) =>
      !isStoring ? inStore : notices.includes(value) || 'The notice does not offer that.';
  async function expectList(page: Assertions, { context, value }: Snapshot, scene: Scene) {
    const { isStored } = viewOf(scene);
    await view.expectList(page, context, value === 'typing', isStored);
    if (!isStoring || value === 'typing') return;
    const { faq: stored } = (await page.stored('workspace')) as Workspace;
    assert.deepEqual(stored, entriesOf(context));
  }

  return {
    path: '/chatbot-setup',
    given: isStoring
      ? { stored: { workspace: { version: 1, ...sampleWorkspace, faq } } }
      : { storageDenied: true },
    from: { input: faq },
    opens: [storeChanged(faq)],
    scene: {
      start: { focus: null, store: entriesOf(faq), isStored: true },
      next(scene, event, before, after) {
        const { focus, store: known, isStored } = viewOf(scene);
        const store = storeAfter(known, focus, event, before, after);
        return {
          focus: view.focusAfter(viewOf(scene), event, after, before),
          store,
          isStored: isStoring || (isStored && isDeepStrictEqual(store, known)),
        };
      },
    },
    events: {
      'entry.added': {
        control: add,
        async act(driver, _, { context }) {
          await driver.click(add);
          await driver.expectVisible(part(context.nextId, 'question'), { focused: true });
        },
        sends: changing,
      },
      'field.changed': {
        can: ({ id, field, value }, { context }) => {
          if (!isStoring) return inStore;
          const entry = context.entries.find((candidate) => candidate.id === id);
          if (!entry) return 'Only a listed entry has a field.';
          return entry[field] !== value || 'The value is unchanged.';
        },
        act: (driver, { id, field, value }) => driver.fill(part(id, field), value),
        sends: (event, before, scene) => [...blurring(before, scene, event).events, event],
      },
      'field.blurred': {
        can: (event, _, scene) =>
          isSame(viewOf(scene).focus, event) || 'The field does not have focus.',
        act: (driver) => driver.focus(add),
        sends: (_, before, scene) => blurring(before, scene).events,
      },
      'page.exited': {
        act: (driver) => driver.leavePage(),
        sends: storingTyped,
      },
      'xstate.after.debounce.faq-list.typing': {
        act: (driver) => driver.advanceTime(500),
        sends: storingTyped,
      },
      'entry.deleted': {
        can: ({ id }, { context }) => {
          if (!isStoring) return inStore;
          return context.entries.some((entry) => entry.id === id) || 'The entry is gone.';
        },
        async act(driver, { id }, before) {
          await driver.click(view.inItem(before, id, faqWords.delete));
          await driver.expectVisible(undo, { focused: true });
        },
        sends: changing,
      },
      'deletion.undone': {
        can: ifOffered('deleted'),
        control: undo,
        async act(driver, _, { context }) {
          await driver.click(undo);
          const { id = 0 } = context.removed?.entry ?? {};
          if (context.removed?.index === 0)
            await driver.expectVisible(part(id, 'question'), { focused: true });
        },
        sends: changing,
      },
      'notice.dismissed': {
        can: ifOffered('deleted', 'imported'),
        control: dismiss,
        async act(driver, _, { context, value }) {
          await driver.click(dismiss);
          const { id, field } = besideRemoved(context);
          const to = value === 'imported' || id === null ? add : part(id, field);
          await driver.expectVisible(to, { focused: true });
        },
        sends: (event, before, scene) => [...blurring(before, scene).events, event],
      },
      'entry.moved': {
        can: ({ id }, { context }) => {
          if (!isStoring) return inStore;
          return context.entries.some((entry) => entry.id === id) || 'The entry is gone.';
        },
        async act(driver, { id, by }, before) {
          const name = by < 0 ? faqWords.up : faqWords.down;
          // By key, which also reaches a disabled button at the end of the list.
          await driver.activate(view.inItem(before, id, name));
          const moved = `[aria-label="${name}"][aria-describedby="faq-${id}-place"]`;
          await driver.expectVisible({ css: moved }, { focused: true });
        },
        sends: changing,
      },
      'entries.imported': {
        can: ({ texts, replacements }, { context }) => {
          if (!isStoring) return inStore;
          const isKnown = ({ question }: FaqText) =>
            context.entries.some((entry) => questionKey(entry.question) === questionKey(question));
          if (texts.some(isKnown)) return 'Each question is imported once.';
          return replacements.every(isKnown) || 'There is no entry to replace.';
        },
        async act(driver, { texts, replacements }) {
          await driver.click(button(faqWords.import));
          const text = asCsv([...texts, ...replacements.map(fileText)]);
          await driver.attach(input, [{ name: 'faq.csv', text }]);
          if (replacements.length > 0) await driver.click(radio('Replace'));
          await driver.click(button(faqImportWords.confirm));
        },
        sends: changing,
      },
      'store.changed': {
        can: ({ nextId }, { context }) => {
          if (!isStoring) return 'Without storage, tabs share nothing.';
          return nextId >= context.nextId || 'The next id never decreases.';
        },
        async act(driver, event, { value }) {
          if (value !== 'typing') await driver.focus(add);
          const stored = { version: 1, ...sampleWorkspace, faq: entriesOf(event) };
          await driver.writeFromOtherTab('workspace', stored);
        },
        sends: (event, before, scene) =>
          before.value === 'typing' ? [event] : [...blurring(before, scene).events, event],
      },
    },
    stateAssertions: {
      async idle(page, snapshot, scene) {
        await expectList(page, snapshot, scene);
        await view.expectNotice(page, null);
      },
      async typing(page, snapshot, scene) {
        await expectList(page, snapshot, scene);
        await view.expectNotice(page, null);
      },
      async moved(page, snapshot, scene) {
        await expectList(page, snapshot, scene);
        const { entries, movedId } = snapshot.context;
        const position = entries.findIndex(({ id }) => id === movedId) + 1;
        await view.expectNotice(page, faqWords.moved(position, entries.length));
      },
      async restored(page, snapshot, scene) {
        await expectList(page, snapshot, scene);
        await view.expectNotice(page, faqWords.restored);
      },
      async imported(page, snapshot, scene) {
        await expectList(page, snapshot, scene);
        const { importedCount, replacedCount } = snapshot.context;
        const notice = faqWords.imported(importedCount, replacedCount);
        await view.expectNotice(page, notice, [dismiss]);
      },
      async deleted(page, snapshot, scene) {
        await expectList(page, snapshot, scene);
        await view.expectNotice(page, faqWords.deleted, [undo, dismiss]);
      },
    },
    unreachable: {
      'not faq-list entry.deleted 0': 'Only a listed entry has a button.',
      'not faq-list field.changed 0': 'Only a listed entry has a field.',
    },
  };
}

export const machineDrivers = [withStorage(true), withStorage(false)];
