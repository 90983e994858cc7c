import { useEffect, useEffectEvent, useMemo, useState, type SyntheticEvent } from 'react';
import { fromCallback } from 'xstate';
import type { Workspace } from '#content/sample/workspace.ts';
import {
  fieldsOf,
  isChangedElsewhere,
  recordBeside,
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

/** Connects the machine of a form to the store that holds its record. */
export const withStore = <Fields extends object>(
  machine: DraftMachine<NoInfer<Fields>>,
  { read, write }: DraftRecord<Fields>,
  store = workspaceStore,
) =>
  machine.provide({
    actors: {
      watchStore: fromCallback(({ sendBack }) => {
        const stops = [
          store.onReset(() => sendBack({ type: 'sample.reset' })),
          store.subscribe(() => sendBack({ type: 'store.changed', record: read(store.read()) })),
        ];
        return () => stops.forEach((stop) => stop());
      }),
    },
    actions: {
      storeRecord: (_, { record, fields }) =>
        void store.update((all) => ({ ...all, ...write(merged(record, fields, read(all))) })),
    },
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
  const { name: prefix, parts, read: readRecord } = source;
  const record = useWorkspace(readRecord);
  const isStored = useIsStored(...parts);
  const [provided] = useState(() => withStore(machine, source));
  const [snapshot, send, actor] = useMachine(provided);
  const { context } = snapshot;
  const fields = useMemo(() => fieldsOf(record, context), [record, context]);
  const [callbacks] = useState(() => {
    const stored = () => readRecord(workspaceStore.read());
    const draft = () => actor.getSnapshot().context;
    return {
      change: (changed: Partial<Fields>) =>
        send({ type: 'field.changed', change: changed, ...recordBeside(stored(), draft()) }),
      discard: () => send({ type: 'changes.discarded' }),
      submit: () => send({ type: 'form.submitted', ...recordBeside(stored(), draft()) }),
      readFields: () => fieldsOf(stored(), draft()),
    };
  });
  const idOf = (name: TextOf<Fields>) => `${prefix}-${name}`;
  const { read, formProps } = useFields(
    () => {
      const current = callbacks.readFields();
      return Object.fromEntries(texts.map((name) => [idOf(name), current[name] as string]));
    },
    (id, value) => callbacks.change({ [id.slice(prefix.length + 1)]: value } as Partial<Fields>),
  );
  const submit = () => {
    read();
    callbacks.submit();
  };
  const showFirstProblem = () => showProblem(callbacks.readFields());
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
    isChangedElsewhere: isChangedElsewhere(record, context),
    isSaved: snapshot.matches('saved'),
    isStored,
    readFields: callbacks.readFields,
    change: callbacks.change,
    discard: callbacks.discard,
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
