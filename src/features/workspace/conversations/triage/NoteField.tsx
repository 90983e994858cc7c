import { useCallback, useEffect, useId, useLayoutEffect, useRef, type Ref } from 'react';
import { noteLimit, triageWords as words } from '#content/workspace/triage-words.ts';
import { useFields } from '#src/features/page/use-fields.ts';
import { mark } from '#src/features/workspace/sample/triage.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { onPageHide } from '#src/services/browser/page-hide.ts';
import { TextAreaField } from '#src/ui/form/field.tsx';
import { NoteForm } from './triage-panel.styles';

const pauseMs = 600;

/** Renders the internal note of a conversation, which is stored once typing pauses. */
export function NoteField({ id, field }: { id: string; field: Ref<HTMLTextAreaElement> }) {
  const fieldId = useId();
  const stored = useWorkspace((all) => all.triage[id]?.note) ?? '';
  /** Text that is not stored yet. */
  const typed = useRef<string>(undefined);
  const timer = useRef<number>(undefined);
  const store = useCallback(() => {
    window.clearTimeout(timer.current);
    if (typed.current !== undefined) mark([id], { note: typed.current || undefined });
    typed.current = undefined;
  }, [id]);
  const { formProps } = useFields(
    () => ({ [fieldId]: typed.current ?? workspaceStore.read().triage[id]?.note ?? '' }),
    (_, text) => {
      typed.current = text;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(store, pauseMs);
    },
  );
  useEffect(() => onPageHide(store), [store]);
  // Another conversation may open without a blur.
  useLayoutEffect(() => store, [store]);
  return (
    <NoteForm {...formProps}>
      <TextAreaField
        id={fieldId}
        ref={field}
        label={words.note}
        hint={words.noteHint}
        size="dense"
        rows={1}
        dir="auto"
        maxLength={noteLimit}
        defaultValue={stored}
        onBlur={store}
      />
    </NoteForm>
  );
}
