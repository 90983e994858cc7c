import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useMachine } from '#src/binding/use-machine.ts';
import { changed, type FaqChange } from '#machines/faq-list/faq-entries.ts';
import { faqListMachine, type FaqListEvent } from '#machines/faq-list/faq-list.machine.ts';
import { shownEntries } from './shown-entries';
import { createFocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import type { DraftLists } from '../chatbot-draft/draft-lists';

/** Returns the machine that edits the list of the draft. */
const machineOn = (lists: DraftLists) =>
  faqListMachine.provide({
    actors: {
      watchStore: lists.watch('faq', (faq): FaqListEvent => ({ type: 'store.changed', ...faq })),
    },
    actions: {
      // A change applies to the newest list, including changes from other tabs.
      storeChange: ({ context }, change) =>
        lists.update('faq', (faq) => {
          const { nextId = faq.nextId, entries = faq.entries } = changed(
            { ...context, ...faq },
            change,
          );
          return entries === faq.entries ? faq : { ...faq, nextId, entries };
        }),
    },
  });

type Snapshot = SnapshotFrom<typeof faqListMachine>;
/** Event sent by a button. */
export type FaqButtonEvent =
  | FaqChange
  | { type: 'notice.dismissed' }
  | { type: 'entry.opened'; id: number };

/** Returns the name of the element to focus after a button's event, or null. */
function focusAfter(event: FaqButtonEvent, before: Snapshot, { context }: Snapshot) {
  const { entries, removed } = context;
  switch (event.type) {
    case 'entry.added':
      return `${entries.at(-1)?.id}-${event.text ? 'answer' : 'question'}`;
    case 'entry.opened':
      return `${event.id}-question`;
    case 'entry.deleted':
      return 'undo';
    case 'entry.moved':
      return `${event.id}-${event.by < 0 ? 'up' : 'down'}`;
    case 'deletion.undone':
    case 'notice.dismissed': {
      const beside = entries[removed?.index ?? 0] ?? entries.at(-1);
      return beside && before.matches('deleted') ? `${beside.id}-edit` : 'add';
    }
    case 'entries.imported':
    case 'field.changed':
      return null;
  }
}

/** Binds the FAQ list to the draft and to focus management. */
export function useFaqList(lists: DraftLists) {
  const [focus] = useState(() => createFocusQueue());
  const [machine] = useState(() => machineOn(lists));
  const [snapshot, send, actor] = useMachine(machine, { input: lists.read().faq });

  useLayoutEffect(() => focus.settle());

  const { entries, open, query } = snapshot.context;
  const search = useMemo(() => shownEntries(entries, open, query), [entries, open, query]);
  return {
    ...snapshot.context,
    ...search,
    notice: snapshot.value,
    focus,
    /** Sends a button's event and moves focus. */
    change: useCallback(
      (event: FaqButtonEvent) => {
        const before = actor.getSnapshot();
        send(event);
        const after = actor.getSnapshot();
        const name = after === before ? null : focusAfter(event, before, after);
        if (name) focus.request(name);
      },
      [actor, focus, send],
    ),
    send,
  };
}
