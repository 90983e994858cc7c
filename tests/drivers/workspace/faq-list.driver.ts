import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { faqImportWords } from '#content/workspace/faq-import.ts';
import { faqWords } from '#content/workspace/faq-list.ts';
import { unansweredWords } from '#content/workspace/unanswered.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import {
  canMove,
  changed,
  fileText,
  findEntry,
  hasProblem,
  questionKey,
} from '#machines/faq-list/faq-entries.ts';
import type { FaqChange, FaqEntries, FaqText } from '#machines/faq-list/faq-entries.ts';
import type { faqListMachine } from '#machines/faq-list/faq-list.machine.ts';
// Loads the lazy module before the first step.
import '#src/features/workspace/chatbot/unanswered/UnansweredList.tsx';
import { button, radio, type Assertions } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';
import * as view from '../parts/faq-list-view';
import { add, dismiss, isShown, part, toggle, undo, viewOf } from '../parts/faq-list-view';
import type { Snapshot } from '../parts/faq-list-view';

type FaqDriver = MachineDriver<typeof faqListMachine>;

const input = { css: 'input[type="file"][accept*="csv"]' };
const search = { role: 'searchbox', name: faqWords.search };
const faq: FaqEntries = {
  nextId: 6,
  entries: [
    { id: 1, question: 'How do I reset my router?', answer: 'Hold the button.' },
    { id: 2, question: 'Is there an outage?', answer: 'Tell us your address.' },
  ],
};
const asCsv = (texts: readonly FaqText[]) =>
  texts.map(({ question, answer }) => `${question},${answer}`).join('\n');

/** Returns the events of blurring the focused field, unless it is `to`. */
function blurring(scene: Scene, to?: { id: number; field: 'question' | 'answer' }) {
  const { focus } = viewOf(scene);
  return focus && !(to && view.isSame(focus, to)) ? [{ type: 'field.blurred', ...focus }] : [];
}
const afterBlur = (event: { type: string }, _: Snapshot, scene: Scene) => [
  ...blurring(scene),
  event,
];
const ifOffered =
  (...notices: Snapshot['value'][]) =>
  (_: unknown, { value }: Snapshot) =>
    notices.includes(value) || 'The notice does not offer that.';
const ifShown = ({ id }: { id: number }, { context }: Snapshot, scene: Scene) =>
  isShown(context, scene, id);
const isBroken = (scene: Scene, id: number) =>
  viewOf(scene).list.entries.some((entry) => entry.id === id && hasProblem(entry));
const isOpen = ({ context: { openIds } }: Snapshot, scene: Scene, id: number) =>
  openIds.includes(id) || isBroken(scene, id);

async function expectList(page: Assertions, { context }: Snapshot, scene: Scene) {
  await view.expectList(page, context, scene);
  const { faq: stored } = (await page.stored('workspace')) as Workspace;
  assert.deepEqual(stored.entries, faq.entries, 'entries wait for Save');
  assert.ok(stored.nextId >= viewOf(scene).list.nextId, 'the ids of unsaved entries are reserved');
}

const faqDriver: FaqDriver = {
  path: '/chatbot-setup',
  async prepare(page) {
    await page.click({ css: 'summary:has(h2)' });
    await page.scrollIntoView({ css: 'summary:has(h2) + div' });
  },
  setting: { stored: { workspace: { version: 1, ...sampleWorkspace, faq } } },
  scene: {
    start: { focus: null, list: faq },
    next(scene, event, before) {
      const { list } = viewOf(scene);
      const { removed } = before.context;
      const change = event.type === 'deletion.undone' ? { ...event, removed } : event;
      return { focus: view.focusAfter(event), list: changed(list, change as FaqChange) ?? list };
    },
    key(scene) {
      const { focus, list } = viewOf(scene);
      const index = list.entries.findIndex(({ id }) => id === 2);
      return [focus, list.nextId, list.entries[0]?.id, index, list.entries[index]?.answer === ''];
    },
  },
  events: {
    'entry.added': {
      can: ({ id, text }, _, scene) => {
        const { nextId, entries } = viewOf(scene).list;
        if (id !== nextId) return 'The id is not the next one.';
        const isKnown = entries.some(
          ({ question }) => text && questionKey(question) === questionKey(text.question),
        );
        return !isKnown || 'The FAQ has the question.';
      },
      async act(driver, { id, text }) {
        await driver.click(text ? button(unansweredWords.addNamed(text.question)) : add);
        await driver.expectVisible(part(id, text ? 'answer' : 'question'), { focused: true });
      },
      sends: afterBlur,
    },
    'field.changed': {
      can: (event, before, scene) => {
        const { id, field, value } = event;
        const reason = ifShown(event, before, scene);
        const entry = viewOf(scene).list.entries.find((candidate) => candidate.id === id);
        return entry?.[field] === value ? 'The value is unchanged.' : reason;
      },
      act: (driver, { id, field, value }) => driver.fill(part(id, field), value),
      sends: (event, { context }, scene) => [
        ...blurring(scene, event),
        ...(context.openIds.includes(event.id) ? [] : [{ type: 'entry.opened', id: event.id }]),
        event,
      ],
    },
    'field.blurred': {
      can: (event, _, scene) =>
        view.isSame(viewOf(scene).focus, event) || 'The field does not have focus.',
      act: (driver) => driver.focus(add),
    },
    'entry.opened': {
      can: (event, before, scene) =>
        isOpen(before, scene, event.id) ? 'The entry is open.' : ifShown(event, before, scene),
      async act(driver, { id }) {
        await driver.click(toggle(id));
        await driver.expectVisible(part(id, 'question'), { focused: true });
      },
      sends: afterBlur,
    },
    'entry.closed': {
      can: (event, before, scene) =>
        isOpen(before, scene, event.id) ? ifShown(event, before, scene) : 'The entry is closed.',
      // By key, which also reaches the disabled button of an entry with a problem.
      act: (driver, { id }) => driver.activate(toggle(id)),
      sends: (event, _, scene) => [
        ...blurring(scene),
        ...(isBroken(scene, event.id) ? [] : [event]),
      ],
    },
    'query.changed': {
      can: ({ query }, { context }) => context.query !== query || 'The value is unchanged.',
      act: (driver, { query }) => driver.fill(search, query),
      sends: afterBlur,
    },
    'entry.deleted': {
      can({ removed }, before, scene) {
        const found = findEntry(viewOf(scene).list.entries, removed.entry.id);
        if (!isDeepStrictEqual(found, removed)) return 'The entry has changed.';
        return ifShown(removed.entry, before, scene);
      },
      async act(driver, { removed }, before, scene) {
        await driver.click(view.inItem(before, scene, removed.entry.id, faqWords.delete));
        await driver.expectVisible(undo, { focused: true });
      },
      sends: afterBlur,
    },
    'deletion.undone': {
      can: ifOffered('deleted'),
      async act(driver, _, { context }) {
        await driver.click(undo);
        const { id = 0 } = context.removed?.entry ?? {};
        if (context.removed?.index === 0 && context.query === '')
          await driver.expectVisible(toggle(id), { focused: true });
      },
      sends: afterBlur,
    },
    'notice.dismissed': {
      can: ifOffered('deleted', 'imported', 'added'),
      control: dismiss,
      async act(driver, _, { context, value }, scene) {
        await driver.click(dismiss);
        if (context.query !== '') return;
        const to = value === 'deleted' ? view.besideRemoved(context, scene) : add;
        await driver.expectVisible(to, { focused: true });
      },
      sends: afterBlur,
    },
    'entry.moved': {
      can: ifShown,
      async act(driver, { id, by }, before, scene) {
        const name = by < 0 ? faqWords.up : faqWords.down;
        // By key, which also reaches a disabled button at the end of the list.
        await driver.activate(view.inItem(before, scene, id, name));
        const moved = `[aria-label="${name}"][aria-describedby="faq-${id}-place"]`;
        await driver.expectVisible({ css: moved }, { focused: true });
      },
      sends: (event, _, scene) => [
        ...blurring(scene),
        ...(canMove(viewOf(scene).list.entries, event.id, event.by) ? [event] : []),
      ],
    },
    'entries.imported': {
      can: ({ texts, replacements }, _, scene) => {
        const { entries } = viewOf(scene).list;
        const isKnown = ({ question }: FaqText) =>
          entries.some((entry) => questionKey(entry.question) === questionKey(question));
        if (texts.some(isKnown)) return 'Each question is imported once.';
        const isSame = ({ question, answer }: FaqText) =>
          entries.some((entry) => entry.question === question && entry.answer === answer);
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
      sends: afterBlur,
    },
  },
  stateAssertions: {
    async idle(page, snapshot, scene) {
      await expectList(page, snapshot, scene);
      await view.expectNotice(page, null);
    },
    async moved(page, snapshot, scene) {
      await expectList(page, snapshot, scene);
      const { movedId } = snapshot.context;
      const { entries } = viewOf(scene).list;
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
};

export const machineDrivers = [faqDriver];
