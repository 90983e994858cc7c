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
import { useFields } from '#src/features/page/use-fields.ts';
import { useIsStored, useWorkspace } from './use-workspace';

type Part = 'chatbot' | 'profile';
type TextOf<Of extends Part> = {
  [Name in keyof Workspace[Of]]: string extends Workspace[Of][Name] ? Name : never;
}[keyof Workspace[Of]] &
  string;

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
 * Binds a form to a part of the stored workspace (decision 019). The ids of its text fields are the
 * part and the field's name. `showProblem` moves focus to the problem that prevents saving.
 */
export function useDraft<Of extends Part>(
  machine: DraftMachine<Workspace[Of]>,
  part: Of,
  texts: readonly TextOf<Of>[],
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
  const change = (changed: Partial<Workspace[Of]>) =>
    send({ type: 'field.changed', change: changed });
  const idOf = (name: TextOf<Of>) => `${part}-${name}`;
  const { read, formProps } = useFields(
    () => {
      const current = fieldsOf(actor.getSnapshot().context);
      return Object.fromEntries(texts.map((name) => [idOf(name), current[name] as string]));
    },
    (id, value) => change({ [id.slice(part.length + 1)]: value } as Partial<Workspace[Of]>),
  );
  const submit = () => {
    read();
    send({ type: 'form.submitted' });
  };
  const showFirstProblem = () => showProblem(fieldsOf(actor.getSnapshot().context));
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
    change,
    discard: () => send({ type: 'changes.discarded' }),
    formProps: {
      ...formProps,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        submit();
        showFirstProblem();
      },
    },
    /** Returns the properties of a text field. */
    textProps: (name: TextOf<Of>) => ({
      id: idOf(name),
      defaultValue: fields[name] as string,
    }),
    /** Callbacks for the leave guard. */
    work: {
      hasUnsavedWork: useCallback(() => actor.getSnapshot().hasTag('unsaved'), [actor]),
      saveFirst: async () => {
        submit();
        return !actor.getSnapshot().hasTag('unsaved') && workspaceStore.isStored(part);
      },
      showProblem: showFirstProblem,
    },
  };
}
