import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type SyntheticEvent,
} from 'react';
import { fromCallback } from 'xstate';
import type { Workspace } from '#content/sample/workspace.ts';
import {
  fieldsOf,
  isChangedElsewhere,
  type DraftEvent,
  type DraftMachine,
} from '#machines/shared/draft.ts';
import { merged } from '#machines/shared/merged.ts';
import { workspaceStore } from './workspace-store';
import { useMachine } from '#src/binding/use-machine.ts';
import { useFields } from '#src/features/page/use-fields.ts';
import { useIsStored, useWorkspace } from './use-workspace';

/** A record of the workspace that one form edits and saves. */
export interface DraftRecord<Fields> {
  /** Begins the ids of the form's text fields. */
  name: string;
  /** The parts of the workspace that hold it. */
  parts: readonly (keyof Workspace)[];
  /** Returns the record: the same object for the same parts. */
  read: (all: Workspace) => Fields;
  write: (fields: Fields) => Partial<Workspace>;
}
type TextOf<Fields> = {
  [Name in keyof Fields]: string extends Fields[Name] ? Name : never;
}[keyof Fields] &
  string;

/** Reports a stored record immediately, after each change, and after each reset on this page. */
const watchRecord = <Fields extends object>({ read }: DraftRecord<Fields>) =>
  fromCallback<DraftEvent<Fields>>(({ sendBack }) => {
    let sent = read(workspaceStore.read());
    const send = (type: 'store.changed' | 'sample.reset') => {
      sent = read(workspaceStore.read());
      sendBack({ type, record: sent });
    };
    const stops = [
      workspaceStore.onReset(() => send('sample.reset')),
      workspaceStore.subscribe(() => {
        if (read(workspaceStore.read()) !== sent) send('store.changed');
      }),
    ];
    send('store.changed');
    return () => stops.forEach((stop) => stop());
  });

/**
 * Binds a form to a record of the stored workspace (decision 019). The ids of its text fields are
 * the record's and the field's name. `showProblem` moves focus to the problem that prevents saving.
 */
export function useDraft<Fields extends object>(
  machine: DraftMachine<NoInfer<Fields>>,
  source: DraftRecord<Fields>,
  texts: readonly TextOf<Fields>[],
  showProblem: (fields: Fields) => void,
) {
  const { name: prefix, parts, read: readRecord, write } = source;
  const record = useWorkspace(readRecord);
  const isStored = useIsStored(...parts);
  const [provided] = useState(() =>
    machine.provide({
      actors: { watchStore: watchRecord(source) },
      actions: {
        storeRecord: ({ context: draft }) =>
          void workspaceStore.update((all) => ({
            ...all,
            ...write(merged(draft.stored, fieldsOf(draft), readRecord(all))),
          })),
      },
    }),
  );
  const [snapshot, send, actor] = useMachine(provided, { input: { record } });
  const { context } = snapshot;
  const fields = useMemo(() => fieldsOf(context), [context]);
  const change = useCallback(
    (changed: Partial<Fields>) => send({ type: 'field.changed', change: changed }),
    [send],
  );
  const idOf = (name: TextOf<Fields>) => `${prefix}-${name}`;
  const { read, formProps } = useFields(
    () => {
      const current = fieldsOf(actor.getSnapshot().context);
      return Object.fromEntries(texts.map((name) => [idOf(name), current[name] as string]));
    },
    (id, value) => change({ [id.slice(prefix.length + 1)]: value } as Partial<Fields>),
  );
  const submit = () => {
    read();
    send({ type: 'form.submitted' });
  };
  const showFirstProblem = () => showProblem(fieldsOf(actor.getSnapshot().context));
  const hasUnsavedWork = () => actor.getSnapshot().hasTag('unsaved');
  /** Callbacks for the leave guard; they read the actor and the page when they run. */
  const [work] = useState(() => ({
    hasUnsavedWork,
    saveFirst: async () => {
      submit();
      return !hasUnsavedWork() && parts.every(workspaceStore.isStored);
    },
    showProblem: showFirstProblem,
  }));
  const isRejected = snapshot.matches('rejected');
  const onRejected = useEffectEvent(showFirstProblem);
  useEffect(() => {
    if (isRejected) onRejected();
  }, [isRejected]);

  return {
    fields,
    isRejected,
    isUnsaved: snapshot.hasTag('unsaved'),
    isChangedElsewhere: isChangedElsewhere(context),
    isSaved: snapshot.matches('saved'),
    isStored,
    actor,
    change,
    discard: useCallback(() => send({ type: 'changes.discarded' }), [send]),
    formProps: {
      ...formProps,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        submit();
        showFirstProblem();
      },
    },
    /** Returns the properties of a text field. */
    textProps: (name: TextOf<Fields>) => ({
      id: idOf(name),
      defaultValue: fields[name] as string,
    }),
    work,
  };
}
