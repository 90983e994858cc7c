import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject } from 'xstate';
import { faqImportWords, faqWords } from '#content/workspace/faq-list.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { changed, withTyped } from '#machines/faq-list/faq-entries.ts';
import type {
  FaqChange,
  FaqEntries,
  FaqFieldRef,
  FaqText,
} from '#machines/faq-list/faq-entries.ts';
import type { faqListMachine } from '#machines/faq-list/faq-list.machine.ts';
import { model } from '#machines/faq-list/faq-list.model.ts';
import { button, type Assertions } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';
import * as view from '../shared/faq-list-view';
import {
  add,
  besideRemoved,
  dismiss,
  entriesOf,
  isSame,
  part,
  undo,
  viewOf,
} from '../shared/faq-list-view';
import type { Snapshot } from '../shared/faq-list-view';

type FaqDriver = MachineDriver<typeof faqListMachine>;

const input = { css: 'input[type="file"][accept*="csv"]' };
const told = (faq: FaqEntries) => ({ type: 'store.changed', ...entriesOf(faq) });
/** What the store tells once a list is stored: nothing where that is the same as before. */
const storing = (faq: FaqEntries, before: FaqEntries) =>
  isDeepStrictEqual(entriesOf(faq), before) ? [] : [told(faq)];
const asCsv = (texts: readonly FaqText[]) =>
  texts.map(({ question, answer }) => `${question},${answer}`).join('\n');

/** What is stored after an event: all that the list holds, except what is being typed. */
function storeAfter(
  known: FaqEntries,
  focus: FaqFieldRef | null,
  event: AnyEventObject,
  before: Snapshot,
  after: Snapshot,
): FaqEntries {
  if (after.value !== 'typing') return entriesOf(after.context);
  if (event.type === 'store.changed') return entriesOf(event as never);
  const goesOn = before.value === 'typing' && isSame(focus, event as never);
  return goesOn ? known : entriesOf(before.context);
}

/** `keeps`: whether this browser keeps anything at all. */
function withStorage(keeps: boolean): FaqDriver {
  const { faq } = keeps ? { faq: model.input as FaqEntries } : sampleWorkspace;

  /** What it brings about that the keyboard leaves the field that it is in. */
  function leaving({ context, value }: Snapshot, scene: Scene, to?: FaqFieldRef) {
    const { focus, store } = viewOf(scene);
    if (!focus || (to && isSame(focus, to))) return { events: [], store };
    const left = { type: 'field.blurred', ...focus };
    if (value !== 'typing') return { events: [left], store };
    const stored = withTyped(store, context);
    return { events: [left, ...storing(stored, store)], store: stored };
  }
  function changing(event: FaqChange, before: Snapshot, scene: Scene) {
    const { events, store } = leaving(before, scene);
    const list = { ...before.context, ...store };
    return [...events, event, ...storing({ ...list, ...changed(list, event) }, store)];
  }
  const storingTyped = (event: AnyEventObject, { context, value }: Snapshot, scene: Scene) => {
    const { store } = viewOf(scene);
    return [event, ...(value === 'typing' ? storing(withTyped(store, context), store) : [])];
  };
  const inStore = 'A browser that keeps nothing is looked at for what it says of that.';
  const offered =
    (...notices: Snapshot['value'][]) =>
    (_: unknown, { value }: Snapshot) =>
      !keeps ? inStore : notices.includes(value) || 'That is not on offer.';
  async function shows(page: Assertions, { context, value }: Snapshot, scene: Scene) {
    const { isStored } = viewOf(scene);
    await view.lists(page, context, value === 'typing', isStored);
    if (!keeps || value === 'typing') return;
    const { faq: stored } = (await page.stored('workspace')) as Workspace;
    assert.deepEqual(stored, entriesOf(context));
  }

  return {
    path: '/chatbot-setup',
    given: keeps
      ? { stored: { workspace: { version: 1, ...sampleWorkspace, faq } } }
      : { storageDenied: true },
    from: { input: faq },
    opens: [told(faq)],
    scene: {
      start: { focus: null, store: entriesOf(faq), isStored: true },
      next(scene, event, before, after) {
        const { focus, store: known, isStored } = viewOf(scene);
        const store = storeAfter(known, focus, event, before, after);
        return {
          focus: view.focusAfter(viewOf(scene), event, after, before),
          store,
          isStored: keeps || (isStored && isDeepStrictEqual(store, known)),
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
          if (!keeps) return inStore;
          const entry = context.entries.find((one) => one.id === id);
          if (!entry) return 'Only an entry in the list has a field.';
          return entry[field] !== value || 'That stands in the field already.';
        },
        act: (driver, { id, field, value }) => driver.fill(part(id, field), value),
        sends: (event, before, scene) => [...leaving(before, scene, event).events, event],
      },
      'field.blurred': {
        can: (event, _, scene) =>
          isSame(viewOf(scene).focus, event) || 'The keyboard is not in that field.',
        act: (driver) => driver.focus(add),
        sends: (_, before, scene) => leaving(before, scene).events,
      },
      'page.left': {
        act: (driver) => driver.leavePage(),
        sends: storingTyped,
      },
      'xstate.after.rest.faq-list.typing': {
        act: (driver) => driver.advanceTime(500),
        sends: storingTyped,
      },
      'entry.deleted': {
        can: ({ id }, { context }) => {
          if (!keeps) return inStore;
          return context.entries.some((entry) => entry.id === id) || 'It has no button any more.';
        },
        async act(driver, { id }, before) {
          await driver.click(view.inItem(before, id, faqWords.delete));
          await driver.expectVisible(undo, { focused: true });
        },
        sends: changing,
      },
      'deletion.undone': {
        can: offered('deleted'),
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
        can: offered('deleted', 'imported'),
        control: dismiss,
        async act(driver, _, { context, value }) {
          await driver.click(dismiss);
          const { id, field } = besideRemoved(context);
          const to = value === 'imported' || id === null ? add : part(id, field);
          await driver.expectVisible(to, { focused: true });
        },
        sends: (event, before, scene) => [...leaving(before, scene).events, event],
      },
      'entry.moved': {
        can: ({ id }, { context }) => {
          if (!keeps) return inStore;
          return context.entries.some((entry) => entry.id === id) || 'It has no button any more.';
        },
        async act(driver, { id, by }, before) {
          const name = by < 0 ? faqWords.up : faqWords.down;
          // By keys, as a button that leads no further can still be reached by them.
          await driver.activate(view.inItem(before, id, name));
          const moved = `[aria-label="${name}"][aria-describedby="faq-${id}-place"]`;
          await driver.expectVisible({ css: moved }, { focused: true });
        },
        sends: changing,
      },
      'entries.imported': {
        can: ({ texts: [first] }, { context }) => {
          if (!keeps) return inStore;
          const isKnown = context.entries.some(({ question }) => question === first?.question);
          return !isKnown || 'A question that is in the list is not imported once more.';
        },
        async act(driver, { texts }) {
          await driver.click(button(faqImportWords.open));
          await driver.attach(input, [{ name: 'faq.csv', text: asCsv(texts) }]);
          await driver.click(button(faqImportWords.confirm));
        },
        sends: changing,
      },
      'store.changed': {
        can: ({ nextId }, { context }) => {
          if (!keeps) return 'A browser that keeps nothing shares nothing with another tab.';
          return nextId >= context.nextId || 'No tab takes the next id back.';
        },
        async act(driver, event, { value }) {
          if (value !== 'typing') await driver.focus(add);
          const other = { version: 1, ...sampleWorkspace, faq: entriesOf(event) };
          await driver.writeFromOtherTab('workspace', other);
        },
        sends: (event, before, scene) =>
          before.value === 'typing' ? [event] : [...leaving(before, scene).events, event],
      },
    },
    stateAssertions: {
      async silent(page, snapshot, scene) {
        await shows(page, snapshot, scene);
        await view.says(page, null);
      },
      async typing(page, snapshot, scene) {
        await shows(page, snapshot, scene);
        await view.says(page, null);
      },
      async moved(page, snapshot, scene) {
        await shows(page, snapshot, scene);
        const { entries, movedId } = snapshot.context;
        const place = entries.findIndex(({ id }) => id === movedId) + 1;
        await view.says(page, faqWords.moved(place, entries.length));
      },
      async restored(page, snapshot, scene) {
        await shows(page, snapshot, scene);
        await view.says(page, faqWords.restored);
      },
      async imported(page, snapshot, scene) {
        await shows(page, snapshot, scene);
        await view.says(page, faqWords.imported(snapshot.context.importedCount), [dismiss]);
      },
      async deleted(page, snapshot, scene) {
        await shows(page, snapshot, scene);
        await view.says(page, faqWords.deleted, [undo, dismiss]);
      },
    },
    unreachable: {
      'not faq-list entry.deleted 0': 'Only an entry in the list has a button.',
      'not faq-list field.changed 0': 'Only an entry in the list has a field.',
    },
  };
}

export const machineDrivers = [withStorage(true), withStorage(false)];
