import { useCallback, useLayoutEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useMachine } from '#src/binding/use-machine.ts';
import { useIsStored } from '#src/features/workspace/sample/use-workspace.ts';
import { watchWorkspace } from '#src/features/workspace/sample/watch-workspace.ts';
import {
  changed,
  withTyped,
  type FaqChange,
  type FaqEntries,
} from '#machines/faq-list/faq-entries.ts';
import { faqListMachine, type FaqListEvent } from '#machines/faq-list/faq-list.machine.ts';
import { createFocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { onPageHide } from '#src/services/browser/page-hide.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';

const store = (change: (stored: FaqEntries) => FaqEntries) =>
  workspaceStore.update((all) => ({ ...all, faq: change(all.faq) }));

const machine = faqListMachine.provide({
  actors: {
    watchStore: watchWorkspace(
      ({ faq }) => faq,
      (faq): FaqListEvent => ({ type: 'store.changed', ...faq }),
    ),
  },
  actions: {
    storeTyped: ({ context }) => store((stored) => withTyped(stored, context)),
    // A change applies to the newest list, including changes from other tabs.
    storeChange: ({ context }, change) =>
      store((stored) => {
        const newest = { ...context, ...withTyped(stored, context) };
        const { nextId, entries } = { ...newest, ...changed(newest, change) };
        return { nextId, entries };
      }),
  },
});

type Snapshot = SnapshotFrom<typeof faqListMachine>;
/** Event sent by a button. */
export type FaqButtonEvent = FaqChange | { type: 'notice.dismissed' };

/** Returns the name of the element to focus after a button's event, or null. */
function focusAfter(event: FaqButtonEvent, before: Snapshot, { context }: Snapshot) {
  const { entries, removed } = context;
  switch (event.type) {
    case 'entry.added':
      return `${entries.at(-1)?.id}-question`;
    case 'entry.deleted':
      return 'undo';
    case 'entry.moved':
      return `${event.id}-${event.by < 0 ? 'up' : 'down'}`;
    case 'deletion.undone':
    case 'notice.dismissed': {
      const beside = entries[removed?.index ?? 0] ?? entries.at(-1);
      return beside && !before.matches('imported') ? `${beside.id}-question` : 'add';
    }
    case 'entries.imported':
      return null;
  }
}

/** Binds the FAQ list to browser storage and focus management. */
export function useFaqList() {
  const [focus] = useState(() => createFocusQueue());
  const isStored = useIsStored('faq');
  const [snapshot, send, actor] = useMachine(machine, { input: workspaceStore.read().faq });

  useLayoutEffect(() => {
    const leave = () => send({ type: 'page.exited' });
    const stop = onPageHide(leave);
    return () => {
      leave();
      stop();
    };
  }, [send]);

  useLayoutEffect(() => focus.settle());

  return {
    ...snapshot.context,
    notice: snapshot.value,
    isStored,
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
