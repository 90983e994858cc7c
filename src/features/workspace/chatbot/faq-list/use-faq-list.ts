import { useLayoutEffect, useMemo, useState } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import {
  canMove,
  changed,
  countReplaced,
  findEntry,
  type FaqEntries,
  type FaqText,
} from '#machines/faq-list/faq-entries.ts';
import { faqListMachine } from '#machines/faq-list/faq-list.machine.ts';
import type { ImportedTexts } from '#machines/faq-import/faq-content.ts';
import { shownEntries } from './shown-entries';
import { createFocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import type { DraftLists } from '../chatbot-draft/draft-lists';

/** Binds the FAQ list of the draft to focus management. */
export function useFaqList({ entries }: FaqEntries, lists: DraftLists) {
  const [focus] = useState(() => createFocusQueue());
  const [machine] = useState(() =>
    faqListMachine.provide({
      actions: {
        // Applies to the newest list, with the changes of other tabs.
        changeDraft: (_, change) => lists.update('faq', (faq) => changed(faq, change)),
      },
    }),
  );
  const [snapshot, send, actor] = useMachine(machine);

  useLayoutEffect(() => focus.settle());

  const [buttons] = useState(() => {
    const read = () => lists.read().faq;
    /** Sends an event and moves the focus. */
    const act = (event: Parameters<typeof send>[0], name: () => string) => {
      send(event);
      focus.request(name());
    };
    const besideRemoved = () => {
      const { index = 0 } = actor.getSnapshot().context.removed ?? {};
      const beside = read().entries[index] ?? read().entries.at(-1);
      return beside ? `${beside.id}-edit` : 'add';
    };
    const remove = (id: number) => {
      const removed = findEntry(read().entries, id);
      if (removed) act({ type: 'entry.deleted', removed }, () => 'undo');
    };
    return {
      add: (text?: FaqText) => {
        const { nextId: id } = read();
        const event = { type: 'entry.added', id, ...(text && { text }) } as const;
        act(event, () => `${id}-${text ? 'answer' : 'question'}`);
      },
      addImported: (imported: ImportedTexts) =>
        send({
          type: 'entries.imported',
          ...imported,
          replacedCount: countReplaced(read(), imported.replacements),
        }),
      open: (id: number) => act({ type: 'entry.opened', id }, () => `${id}-question`),
      move: (id: number, by: 1 | -1) => {
        if (!canMove(read().entries, id, by)) return;
        act({ type: 'entry.moved', id, by }, () => `${id}-${by < 0 ? 'up' : 'down'}`);
      },
      remove,
      undo: () => {
        const { value, context } = actor.getSnapshot();
        if (value === 'deleted') act({ type: 'deletion.undone' }, besideRemoved);
        else if (context.addedId !== null) remove(context.addedId);
      },
      dismiss: () => {
        const isDeleted = actor.getSnapshot().matches('deleted');
        act({ type: 'notice.dismissed' }, isDeleted ? besideRemoved : () => 'add');
      },
    };
  });

  const { openIds, query } = snapshot.context;
  const search = useMemo(() => shownEntries(entries, openIds, query), [entries, openIds, query]);
  return { ...snapshot.context, ...search, entries, notice: snapshot.value, focus, send, buttons };
}
