import { useCallback, useLayoutEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useMachine } from '../../binding/use-machine';
import { useIsStored } from '../../binding/use-workspace';
import { watchWorkspace } from '../../binding/watch-workspace';
import { changed, withTyped, type FaqEntries } from '../../../machines/faq-list/faq-entries';
import { faqListMachine, type FaqListEvent } from '../../../machines/faq-list/faq-list.machine';
import { openFocusDesk, type FocusDesk } from '../../services/focus-desk';
import { onPageLeaving } from '../../services/page-leaving';
import { workspaceStore } from '../../services/workspace-store';

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
    // A change starts from the newest list, whichever tab has stored it.
    storeChange: ({ context }, change) =>
      store((stored) => {
        const newest = { ...context, ...withTyped(stored, context) };
        const { nextId, entries } = { ...newest, ...changed(newest, change) };
        return { nextId, entries };
      }),
  },
});

type Snapshot = SnapshotFrom<typeof faqListMachine>;

/** Returns the id in the document of what has the keyboard after an event of a button. */
function focusAfter(event: FaqListEvent, before: Snapshot, { context }: Snapshot): string | null {
  const { entries, removed } = context;
  switch (event.type) {
    case 'entry.added':
      return `faq-${entries.at(-1)?.id}-question`;
    case 'entry.deleted':
      return 'faq-undo';
    case 'entry.moved':
      return `faq-${event.id}-${event.by < 0 ? 'up' : 'down'}`;
    case 'deletion.undone':
    case 'notice.dismissed': {
      const beside = entries[removed?.index ?? 0] ?? entries.at(-1);
      return beside && !before.matches('imported') ? `faq-${beside.id}-question` : 'faq-add';
    }
    default:
      return null;
  }
}

/** Binds the FAQ list to what this browser stores, and to the keyboard. */
export function useFaqList() {
  const desk = useRef<FocusDesk>(null);
  const focus = (desk.current ??= openFocusDesk());
  const isStored = useIsStored('faq');
  const [snapshot, send, actor] = useMachine(machine, { input: workspaceStore.read().faq });

  useLayoutEffect(() => {
    const leave = () => send({ type: 'page.left' });
    const stop = onPageLeaving(leave);
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
    /** Sends what a button says, and moves the keyboard. */
    change: useCallback(
      (event: FaqListEvent) => {
        const before = actor.getSnapshot();
        send(event);
        const after = actor.getSnapshot();
        const elementId = after === before ? null : focusAfter(event, before, after);
        if (elementId) desk.current?.ask(elementId);
      },
      [actor, send],
    ),
    send,
  };
}
