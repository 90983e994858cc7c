import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useMachine } from '../../binding/use-machine';
import type { FaqListEvent } from '../../../machines/faq-list/faq-changes';
import { withTyped, type FaqEntries } from '../../../machines/faq-list/faq-entries';
import { faqListMachine } from '../../../machines/faq-list/faq-list.machine';
import { openFocusDesk } from '../../services/focus-desk';
import { onPageLeaving } from '../../services/page-leaving';
import { workspaceStore } from '../../services/workspace-store';
import { faqElementId } from './faq-element-id';

const keep = (change: (stored: FaqEntries) => FaqEntries) => ({
  type: 'list.written' as const,
  isLasting: workspaceStore.update((workspace) => ({ ...workspace, faq: change(workspace.faq) })),
});

const restored = () => ({ type: 'list.restored' as const, ...workspaceStore.read().faq });

/** Binds the FAQ list to what this browser keeps, and to the keyboard. */
export function useFaqList() {
  const focus = useMemo(() => openFocusDesk(), []);
  const input = useMemo(() => workspaceStore.read().faq, []);
  const [snapshot, send] = useMachine(
    faqListMachine.provide({
      actions: {
        keepList: ({ context: { nextId, entries }, self }) =>
          self.send(keep(() => ({ nextId, entries }))),
        keepTyped: ({ context, self }) => self.send(keep((stored) => withTyped(stored, context))),
        moveFocus: (_, to) => focus.ask(faqElementId(to)),
      },
    }),
    { input },
  );

  useEffect(() => {
    const follow = () => send(restored());
    follow();
    return workspaceStore.subscribe(follow);
  }, [send]);

  useLayoutEffect(() => {
    const leave = () => send({ type: 'page.left' });
    const stop = onPageLeaving(leave);
    return () => {
      leave();
      stop();
    };
  }, [send]);

  useLayoutEffect(() => focus.settle());

  /** A change to the whole list starts from the newest one, whichever tab has made it. */
  const change = useMemo(
    () => (event: FaqListEvent) => {
      send(restored());
      send(event);
    },
    [send],
  );

  return {
    ...snapshot.context,
    notice: snapshot.value.notice,
    isSaving: snapshot.matches({ saving: 'typing' }),
    focus,
    send,
    change,
  };
}
