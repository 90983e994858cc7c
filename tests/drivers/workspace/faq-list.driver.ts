import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { faqImportWords } from '#content/workspace/faq-import.ts';
import { faqWords } from '#content/workspace/faq-list.ts';
import { unansweredWords } from '#content/workspace/unanswered.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import { merged } from '#machines/shared/merged.ts';
import { changed, fileText, hasProblem, questionKey } from '#machines/faq-list/faq-entries.ts';
import type { FaqChange, FaqEntries, FaqText } from '#machines/faq-list/faq-entries.ts';
import type { faqListMachine } from '#machines/faq-list/faq-list.machine.ts';
import { model } from '#machines/faq-list/faq-list.model.ts';
// Loads the lazy module before the first step.
import '#src/features/workspace/chatbot/unanswered/UnansweredList.tsx';
import { button, radio, type Assertions } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';
import * as view from '../parts/faq-list-view';
import {
  add,
  dismiss,
  entriesOf,
  isShown,
  part,
  toggle,
  undo,
  viewOf,
} from '../parts/faq-list-view';
import type { Snapshot } from '../parts/faq-list-view';

type FaqDriver = MachineDriver<typeof faqListMachine>;

const input = { css: 'input[type="file"][accept*="csv"]' };
const search = { role: 'searchbox', name: faqWords.search };
const faq = model.input as FaqEntries;
const storeChanged = (list: FaqEntries) => ({ type: 'store.changed', ...entriesOf(list) });
/** Returns the draft's event after a change; none if the list is unchanged. */
const draftEvents = (list: FaqEntries, before: FaqEntries) =>
  isDeepStrictEqual(entriesOf(list), entriesOf(before)) ? [] : [storeChanged(list)];
const asCsv = (texts: readonly FaqText[]) =>
  texts.map(({ question, answer }) => `${question},${answer}`).join('\n');

/** Returns the draft's list after another tab stored `stored`. */
function mergedDraft({ context }: Snapshot, scene: Scene, stored: FaqEntries): FaqEntries {
  const { stored: base } = viewOf(scene);
  const isEdited = !isDeepStrictEqual(entriesOf(context), base);
  if (!isEdited) return stored;
  return merged(entriesOf(base), entriesOf(context), entriesOf(stored));
}

/** Returns the events of blurring the focused field, unless it is `to`. */
function blurring(scene: Scene, to?: { id: number; field: 'question' | 'answer' }) {
  const { focus } = viewOf(scene);
  return focus && !(to && view.isSame(focus, to)) ? [{ type: 'field.blurred', ...focus }] : [];
}
const changing = (event: FaqChange, { context }: Snapshot, scene: Scene) => [
  ...blurring(scene),
  event,
  ...draftEvents({ ...context, ...changed(context, event) }, context),
];
const afterBlur = (event: { type: string }, _: Snapshot, scene: Scene) => [
  ...blurring(scene),
  event,
];
const ifOffered =
  (...notices: Snapshot['value'][]) =>
  (_: unknown, { value }: Snapshot) =>
    notices.includes(value) || 'The notice does not offer that.';
const ifShown = ({ id }: { id: number }, { context }: Snapshot) => isShown(context, id);
const isOpen = ({ context: { open, entries } }: Snapshot, id: number) =>
  open.includes(id) || entries.some((entry) => entry.id === id && hasProblem(entry));

async function expectList(page: Assertions, { context }: Snapshot, scene: Scene) {
  await view.expectList(page, context);
  const { faq: stored } = (await page.stored('workspace')) as Workspace;
  assert.deepEqual(stored.entries, viewOf(scene).stored.entries, 'entries wait for Save');
  assert.ok(stored.nextId >= context.nextId, 'the ids of unsaved entries are reserved');
}

const faqDriver: FaqDriver = {
  path: '/chatbot-setup',
  async prepare(page) {
    await page.click({ css: 'summary:has(h2)' });
    await page.scrollIntoView({ css: 'summary:has(h2) + div' });
  },
  given: { stored: { workspace: { version: 1, ...sampleWorkspace, faq } } },
  from: { input: faq },
  opens: [storeChanged(faq)],
  scene: {
    start: { focus: null, stored: entriesOf(faq) },
    next(scene, event, _, after) {
      const { stored } = viewOf(scene);
      const isFromOtherTab = event.type === 'store.changed';
      return {
        focus: isFromOtherTab ? null : view.focusAfter(viewOf(scene), event, after),
        stored: isFromOtherTab
          ? entriesOf(event as never)
          : { ...stored, nextId: Math.max(stored.nextId, after.context.nextId) },
      };
    },
  },
  events: {
    'entry.added': {
      can: ({ text }, { context: { entries } }) =>
        !text ||
        entries.every(({ question }) => questionKey(question) !== questionKey(text.question)) ||
        'The FAQ has the question.',
      async act(driver, { text }, { context }) {
        await driver.click(text ? button(unansweredWords.addNamed(text.question)) : add);
        const field = part(context.nextId, text ? 'answer' : 'question');
        await driver.expectVisible(field, { focused: true });
      },
      sends: changing,
    },
    'field.changed': {
      can: (event, before) => {
        const { id, field, value } = event;
        const shown = ifShown(event, before);
        const entry = before.context.entries.find((candidate) => candidate.id === id);
        return entry?.[field] === value ? 'The value is unchanged.' : shown;
      },
      act: (driver, { id, field, value }) => driver.fill(part(id, field), value),
      sends: (event, { context }, scene) => [
        ...blurring(scene, event),
        ...(context.open.includes(event.id) ? [] : [{ type: 'entry.opened', id: event.id }]),
        event,
        ...draftEvents({ ...context, ...changed(context, event) }, context),
      ],
    },
    'field.blurred': {
      can: (event, _, scene) =>
        view.isSame(viewOf(scene).focus, event) || 'The field does not have focus.',
      act: (driver) => driver.focus(add),
    },
    'entry.opened': {
      can: (event, before) =>
        isOpen(before, event.id) ? 'The entry is open.' : ifShown(event, before),
      async act(driver, { id }) {
        await driver.click(toggle(id));
        await driver.expectVisible(part(id, 'question'), { focused: true });
      },
      sends: afterBlur,
    },
    'entry.closed': {
      can: (event, before) =>
        isOpen(before, event.id) ? ifShown(event, before) : 'The entry is closed.',
      // By key, which also reaches the disabled button of an entry with a problem.
      act: (driver, { id }) => driver.activate(toggle(id)),
      sends: afterBlur,
    },
    'query.changed': {
      can: ({ query }, { context }) => {
        if (context.entries.length === 0) return 'An empty list has no search.';
        return context.query !== query || 'The value is unchanged.';
      },
      act: (driver, { query }) => driver.fill(search, query),
      sends: afterBlur,
    },
    'entry.deleted': {
      can: ifShown,
      async act(driver, { id }, before) {
        await driver.click(view.inItem(before, id, faqWords.delete));
        await driver.expectVisible(undo, { focused: true });
      },
      sends: changing,
    },
    'deletion.undone': {
      can: ifOffered('deleted'),
      async act(driver, _, { context }) {
        await driver.click(undo);
        const { id = 0 } = context.removed?.entry ?? {};
        if (context.removed?.index === 0 && context.query === '')
          await driver.expectVisible(toggle(id), { focused: true });
      },
      sends: changing,
    },
    'notice.dismissed': {
      can: ifOffered('deleted', 'imported', 'added'),
      control: dismiss,
      async act(driver, _, { context, value }) {
        await driver.click(dismiss);
        if (context.query !== '') return;
        const to = value === 'deleted' ? view.besideRemoved(context) : add;
        await driver.expectVisible(to, { focused: true });
      },
      sends: afterBlur,
    },
    'entry.moved': {
      can: ifShown,
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
        const isKnown = ({ question }: FaqText) =>
          context.entries.some((entry) => questionKey(entry.question) === questionKey(question));
        if (texts.some(isKnown)) return 'Each question is imported once.';
        const isSame = ({ question, answer }: FaqText) =>
          context.entries.some((entry) => entry.question === question && entry.answer === answer);
        if (replacements.some(isSame)) return 'The entry is replaced once.';
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
      can: ({ nextId }, { context }) => nextId >= context.nextId || 'The next id never decreases.',
      async act(driver, event) {
        await driver.focus(add);
        const stored = { version: 1, ...sampleWorkspace, faq: entriesOf(event) };
        await driver.writeFromOtherTab('workspace', stored);
      },
      sends: (event, before, scene) => [
        ...blurring(scene),
        ...draftEvents(mergedDraft(before, scene, entriesOf(event)), before.context),
      ],
    },
  },
  stateAssertions: {
    async idle(page, snapshot, scene) {
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
    async added(page, snapshot, scene) {
      await expectList(page, snapshot, scene);
      await view.expectNotice(page, faqWords.added, [undo, dismiss]);
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
    'not faq-list entry.opened 0': 'The button of an open entry closes it.',
  },
};

export const machineDrivers = [faqDriver];
