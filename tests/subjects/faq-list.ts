import assert from 'node:assert/strict';
import type { AnyEventObject } from 'xstate';
import { faqImportWords, faqWords } from '../../content/faq-list';
import { sampleWorkspace, type Workspace } from '../../content/sample/workspace';
import { besideRemoved } from '../../machines/faq-list/faq-changes';
import { withTyped } from '../../machines/faq-list/faq-entries';
import type { FaqEntries, FaqFieldRef, FaqText } from '../../machines/faq-list/faq-entries';
import type { faqListMachine } from '../../machines/faq-list/faq-list.machine';
import { model } from '../../machines/faq-list/faq-list.model';
import { button } from '../models/hands';
import type { Scene, Subject } from '../models/subject';
import * as view from './parts/faq-list-view';
import { add, dismiss, entriesOf, isSame, part, undo, viewOf } from './parts/faq-list-view';
import type { Snapshot } from './parts/faq-list-view';

type FaqSubject = Subject<typeof faqListMachine>;

const input = { css: 'input[type="file"][accept*="csv"]' };
const restored = (faq: FaqEntries) => ({ type: 'list.restored', ...entriesOf(faq) });
const asCsv = (texts: readonly FaqText[]) =>
  texts.map(({ question, answer }) => `${question},${answer}`).join('\n');

/** `keeps`: whether this browser keeps anything at all. */
function withStorage(keeps: boolean): FaqSubject {
  const { faq } = keeps ? { faq: model.input as FaqEntries } : sampleWorkspace;
  const written = { type: 'list.written', isLasting: keeps };

  /** What it brings about that the keyboard leaves the field that it is in. */
  function leaving({ context, value }: Snapshot, scene: Scene, to?: FaqFieldRef) {
    const { focus, store } = viewOf(scene);
    if (!focus || (to && isSame(focus, to))) return { events: [], store };
    const left = { type: 'field.left', ...focus };
    if (value.saving === 'kept') return { events: [left], store };
    const kept = withTyped(store, context);
    return { events: [left, restored(kept), written], store: kept };
  }
  /** A change to the whole list starts from the stored one. */
  const changing = (event: AnyEventObject, before: Snapshot, scene: Scene) => {
    const { events, store } = leaving(before, scene);
    return [...events, restored(store), event];
  };
  const keeping = (_: unknown, __: unknown, { context }: Snapshot) => [restored(context), written];
  const inStore = 'A browser that keeps nothing is looked at for what it says of that.';
  const offered =
    (...notices: Snapshot['value']['notice'][]) =>
    (_: unknown, { value }: Snapshot) =>
      !keeps ? inStore : notices.includes(value.notice) || 'That is not on offer.';

  return {
    path: '/chatbot-setup',
    given: keeps
      ? { stored: { workspace: { version: 1, ...sampleWorkspace, faq } } }
      : { storageDenied: true },
    from: { input: faq },
    opens: [restored(faq)],
    scene: {
      start: { focus: null, store: entriesOf(faq) },
      next: (scene, event, before, after) => ({
        focus: view.focusAfter(viewOf(scene), event, after, before),
        store:
          after.value.saving === 'kept'
            ? entriesOf(after.context)
            : event.type === 'list.restored'
              ? entriesOf(event as unknown as FaqEntries)
              : viewOf(scene).store,
      }),
    },
    events: {
      'entry.added': {
        control: add,
        async act(hands, _, { context }) {
          await hands.press(add);
          await hands.see(part(context.nextId, 'question'), { focused: true });
        },
        sends: changing,
        then: keeping,
      },
      'field.changed': {
        can: ({ id, field, value }, { context }) => {
          if (!keeps) return inStore;
          const entry = context.entries.find((one) => one.id === id);
          if (!entry) return 'Only an entry in the list has a field.';
          return entry[field] !== value || 'That stands in the field already.';
        },
        act: (hands, { id, field, value }) => hands.fill(part(id, field), value),
        sends: (event, before, scene) => [...leaving(before, scene, event).events, event],
      },
      'field.left': {
        can: (event, _, scene) =>
          isSame(viewOf(scene).focus, event) || 'The keyboard is not in that field.',
        act: (hands) => hands.focus(add),
        sends: (_, before, scene) => leaving(before, scene).events,
      },
      'page.left': {
        act: (hands) => hands.leavePage(),
        then: (event, before, after) =>
          before.value.saving === 'typing' ? keeping(event, before, after) : [],
      },
      'xstate.after.rest.faq-list.saving.typing': {
        act: (hands) => hands.pass(500),
        then: keeping,
      },
      'entry.deleted': {
        can: ({ id }, { context }) => {
          if (!keeps) return inStore;
          return context.entries.some((entry) => entry.id === id) || 'It has no button any more.';
        },
        async act(hands, { id }, before) {
          await hands.press(view.inItem(before, id, faqWords.delete));
          await hands.see(part(null, 'undo'), { focused: true });
        },
        sends: changing,
        then: keeping,
      },
      'deletion.undone': {
        can: offered('deleted'),
        control: undo,
        async act(hands, _, { context }) {
          await hands.press(undo);
          const { id = 0 } = context.removed?.entry ?? {};
          if (context.removed?.index === 0)
            await hands.see(part(id, 'question'), { focused: true });
        },
        sends: changing,
        then: keeping,
      },
      'notice.dismissed': {
        can: offered('deleted', 'imported'),
        control: dismiss,
        async act(hands, _, { context, value }) {
          await hands.press(dismiss);
          const beside = besideRemoved(context);
          const to = value.notice === 'imported' ? { id: null, part: 'add' } : beside;
          await hands.see(part(to.id, to.part), { focused: true });
        },
        sends: changing,
      },
      'entry.moved': {
        can: ({ id }, { context }) => {
          if (!keeps) return inStore;
          return context.entries.some((entry) => entry.id === id) || 'It has no button any more.';
        },
        async act(hands, { id, by }, before) {
          const [name, end] =
            by < 0 ? ([faqWords.up, 'up'] as const) : ([faqWords.down, 'down'] as const);
          // By keys, as a button that leads no further can still be reached by them.
          await hands.activate(view.inItem(before, id, name));
          await hands.see(part(id, end), { focused: true });
        },
        sends: changing,
        then: (event, before, after) =>
          after.context.entries.every(({ id }, index) => id === before.context.entries[index]?.id)
            ? []
            : keeping(event, before, after),
      },
      'entries.imported': {
        can: ({ texts: [first] }, { context }) => {
          if (!keeps) return inStore;
          const isKnown = context.entries.some(({ question }) => question === first?.question);
          return !isKnown || 'A question that is in the list is not imported once more.';
        },
        async act(hands, { texts }) {
          await hands.press(button(faqImportWords.open));
          await hands.attach(input, [{ name: 'faq.csv', text: asCsv(texts) }]);
          await hands.press(button(faqImportWords.confirm));
        },
        sends: changing,
        then: keeping,
      },
      'list.restored': {
        can: ({ nextId }, { context }) => {
          if (!keeps) return 'A browser that keeps nothing shares nothing with another tab.';
          return nextId >= context.nextId || 'No tab takes the next id back.';
        },
        async act(hands, event, { value }) {
          if (value.saving === 'kept') await hands.focus(add);
          const other = { version: 1, ...sampleWorkspace, faq: entriesOf(event) };
          await hands.otherTab('workspace', other);
        },
        sends: (event, before, scene) =>
          before.value.saving === 'kept' ? [...leaving(before, scene).events, event] : [event],
      },
      'list.written': 'It answers what the list has kept, and never comes by itself.',
    },
    promises: {
      async 'saving.kept'(eyes, { context }) {
        await view.lists(eyes, context, false);
        if (!keeps) return;
        const kept = (await eyes.stored('workspace')) as Workspace;
        assert.deepEqual(kept.faq, entriesOf(context));
      },
      'saving.typing': (eyes, { context }) => view.lists(eyes, context, true),
      'notice.silent': (eyes) => view.says(eyes, null),
      'notice.moved': (eyes, { context: { entries, movedId } }) => {
        const place = entries.findIndex(({ id }) => id === movedId) + 1;
        return view.says(eyes, faqWords.moved(place, entries.length));
      },
      'notice.restored': (eyes) => view.says(eyes, faqWords.restored),
      'notice.imported': (eyes, { context }) =>
        view.says(eyes, faqWords.imported(context.importedCount), [dismiss]),
      'notice.deleted': (eyes) => view.says(eyes, faqWords.deleted, [undo, dismiss]),
    },
    unreachable: {
      'not faq-list.saving entry.deleted 0': 'Only an entry in the list has a button.',
      'not faq-list.notice entry.deleted 0': 'Only an entry in the list has a button.',
      'not faq-list.saving field.changed 0': 'Only an entry in the list has a field.',
    },
  };
}

export const subjects = [withStorage(true), withStorage(false)];
