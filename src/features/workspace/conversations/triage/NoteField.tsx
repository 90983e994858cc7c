import { useEffect, useId, useLayoutEffect } from 'react';
import { noteLimit, triageWords as words } from '#content/workspace/triage-words.ts';
import { internalNoteMachine } from '#machines/internal-note/internal-note.machine.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import { useFields } from '#src/features/page/use-fields.ts';
import { mark } from '#src/features/workspace/sample/triage.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { onPageHide } from '#src/services/browser/page-hide.ts';
import { TextAreaField } from '#src/ui/form/field.tsx';
import { NoteForm } from './triage-panel.styles';

/** Renders the internal note of a conversation, which is stored as the customer types. */
export function NoteField({ id }: { id: string }) {
  const fieldId = useId();
  const stored = useWorkspace((all) => all.triage[id]?.note) ?? '';
  const [, send, actor] = useMachine(
    internalNoteMachine.provide({
      actions: { storeNote: (_, { text }) => mark([id], { note: text || undefined }) },
    }),
  );
  const { formProps } = useFields(
    () => {
      const current = actor.getSnapshot();
      const { note = '' } = workspaceStore.read().triage[id] ?? {};
      return { [fieldId]: current.matches('typing') ? current.context.text : note };
    },
    (_, text) => send({ type: 'note.typed', text }),
  );
  useEffect(() => onPageHide(() => send({ type: 'note.flushed' })), [send]);
  // Flushes before the actor stops: another conversation may open without a blur.
  useLayoutEffect(() => () => send({ type: 'note.flushed' }), [send]);
  return (
    <NoteForm {...formProps}>
      <TextAreaField
        id={fieldId}
        label={words.note}
        hint={words.noteHint}
        size="dense"
        rows={1}
        dir="auto"
        maxLength={noteLimit}
        defaultValue={stored}
        onBlur={() => send({ type: 'note.flushed' })}
      />
    </NoteForm>
  );
}
