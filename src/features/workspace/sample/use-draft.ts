import { useCallback, useEffect, useEffectEvent, type SyntheticEvent } from 'react';
import { fromCallback } from 'xstate';
import type { Workspace } from '#content/sample/workspace.ts';
import {
  fieldsOf,
  isChangedElsewhere,
  type DraftEvent,
  type DraftMachine,
} from '#machines/shared/draft.ts';
import { workspaceStore } from './workspace-store';
import { useMachine } from '#src/binding/use-machine.ts';
import { useIsStored, useWorkspace } from './use-workspace';

type Part = 'chatbot' | 'profile';

/** Reports a stored record immediately, after each change, and after each reset on this page. */
const watchRecord = (part: Part) =>
  fromCallback<DraftEvent<object>>(({ sendBack }) => {
    let sent = workspaceStore.read()[part];
    const send = (type: 'store.changed' | 'sample.reset') => {
      sent = workspaceStore.read()[part];
      sendBack({ type, record: sent });
    };
    const stops = [
      workspaceStore.onReset(() => send('sample.reset')),
      workspaceStore.subscribe(() => {
        if (workspaceStore.read()[part] !== sent) send('store.changed');
      }),
    ];
    send('store.changed');
    return () => stops.forEach((stop) => stop());
  });

/**
 * Binds a form to a part of the stored workspace (decision 019). `showProblem` moves focus to the
 * problem that prevents saving.
 */
export function useDraft<Of extends Part>(
  machine: DraftMachine<Workspace[Of]>,
  part: Of,
  showProblem: (fields: Workspace[Of]) => void,
) {
  const record = useWorkspace((all) => all[part]);
  const isStored = useIsStored(part);
  const [snapshot, send, actor] = useMachine(
    machine.provide({
      actors: { watchStore: watchRecord(part) },
      actions: {
        storeRecord: (_, stored) =>
          void workspaceStore.update((all) => ({ ...all, [part]: stored })),
      },
    }),
    { input: { record } },
  );
  const fields = fieldsOf(snapshot.context);
  const showFirstProblem = () => showProblem(fields);
  const isRejected = snapshot.matches('rejected');
  const onRejected = useEffectEvent(showFirstProblem);
  useEffect(() => {
    if (isRejected) onRejected();
  }, [isRejected]);

  return {
    fields,
    isRejected,
    isUnsaved: snapshot.hasTag('unsaved'),
    isChangedElsewhere: isChangedElsewhere(snapshot.context),
    isSaved: snapshot.matches('saved'),
    isStored,
    change: (change: Partial<Workspace[Of]>) => send({ type: 'field.changed', change }),
    discard: () => send({ type: 'changes.discarded' }),
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      send({ type: 'form.submitted' });
      showFirstProblem();
    },
    /** Callbacks for the leave guard. */
    work: {
      hasUnsavedWork: useCallback(() => actor.getSnapshot().hasTag('unsaved'), [actor]),
      saveFirst: async () => {
        send({ type: 'form.submitted' });
        return !actor.getSnapshot().hasTag('unsaved') && workspaceStore.isStored(part);
      },
      showProblem: showFirstProblem,
    },
  };
}
