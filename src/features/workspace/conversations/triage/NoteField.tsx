import { useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { noteLimit, triageWords as words } from '#content/workspace/triage-words.ts';
import { useFields } from '#src/features/page/use-fields.ts';
import { mark } from '#src/features/workspace/sample/triage.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { isPlainEscape } from '#src/services/browser/key-presses.ts';
import { onPageHide } from '#src/services/browser/page-hide.ts';
import { TextAreaField } from '#src/ui/form/field.tsx';
import { NoteForm } from './triage-bar.styles';

const pauseMs = 600;

/** Renders the internal note of a conversation, which is stored once typing pauses. */
export function NoteField({ id, focus }: { id: string; focus: FocusQueue }) {
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
        label={words.note}
        placeholder={words.noteHint}
        ref={focus.ref('note')}
        size="dense"
        rows={1}
        dir="auto"
        maxLength={noteLimit}
        defaultValue={stored}
        onBlur={store}
        onKeyDown={(event) => {
          if (!isPlainEscape(event.nativeEvent)) return;
          event.preventDefault();
          focus.focus('open');
        }}
      />
    </NoteForm>
  );
}
