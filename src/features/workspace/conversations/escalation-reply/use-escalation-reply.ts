import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { useIsStored, useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { escalationReplyMachine } from '#machines/escalation-reply/escalation-reply.machine.ts';
import { responseLimit } from '#content/workspace/conversations.ts';
import {
  storeDraft,
  sendResponse,
  withdrawResponse,
} from '#src/features/workspace/sample/escalation-answers.ts';
import { answerFor } from '#src/features/workspace/sample/pending.ts';
import { useFields } from '#src/features/page/use-fields.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { useSearchList } from '#src/features/workspace/search-list/use-search-list.ts';
import { insertText } from '../saved-replies/insert-text';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { isComposing, isPlainEscape } from '#src/services/browser/key-presses.ts';
import { onPageHide } from '#src/services/browser/page-hide.ts';

/** Binds the response to one conversation: drafts are stored, a sent response can be undone. */
export function useEscalationReply(
  id: string,
  focus: FocusQueue,
  openNext: (sent: string) => void,
) {
  const answers = useWorkspace((all) => all.answers);
  const isStored = useIsStored('answers');
  const { draft, response } = answerFor(id, answers);
  const [snapshot, send, actor] = useMachine(
    escalationReplyMachine.provide({
      actions: {
        storeDraft: (_, { text }) => storeDraft(id, text),
        sendResponse: (_, { text }) => sendResponse(id, text),
      },
    }),
  );
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isSent = response !== null;
  const isTyping = snapshot.matches({ draft: 'typing' });
  const text = isTyping ? snapshot.context.text : draft;
  const currentText = () => {
    const current = actor.getSnapshot();
    return current.matches({ draft: 'typing' })
      ? current.context.text
      : answerFor(id, workspaceStore.read().answers).draft;
  };
  const replies = useSearchList((reply) => {
    if (field.current) insertText(field.current, reply);
  });
  const { read, formProps } = useFields(
    () => ({ [fieldId]: currentText() }),
    (_, value) => send({ type: 'response.typed', text: value }),
  );

  useEffect(() => onPageHide(() => send({ type: 'draft.flushed' })), [send]);
  // Flushes before the actor stops: another conversation may open without a blur.
  useLayoutEffect(() => () => send({ type: 'draft.flushed' }), [send]);

  const wasSent = useRef(isSent);
  useEffect(() => {
    if (wasSent.current === isSent) return;
    wasSent.current = isSent;
    // The focused control was replaced by this one.
    if (document.activeElement === document.body) focus.focus(isSent ? 'undo' : 'reply');
  }, [focus, isSent]);

  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    read();
    send({ type: 'send.pressed', text: currentText() });
    focus.focus('reply');
  };
  const sendAndNext = (event: SyntheticEvent) => {
    press(event);
    if (answerFor(id, workspaceStore.read().answers).response) openNext(id);
  };
  return {
    text,
    isSent,
    isEmpty: snapshot.matches({ check: 'empty' }) && text.trim() === '',
    isTooLong: text.length > responseLimit,
    isDraftStored: text !== '' && !isTyping && isStored,
    isSaved: snapshot.matches({ draft: 'saved' }) && isStored,
    saveDraft: () => {
      read();
      send({ type: 'draft.saved' });
    },
    sentText: response?.text ?? '',
    sendAndNext,
    replies,
    undoProps: {
      ref: focus.ref('undo'),
      onClick: () => withdrawResponse(id, response?.text),
    },
    formProps: { ...formProps, onSubmit: press },
    fieldProps: {
      id: fieldId,
      ref: (element: HTMLTextAreaElement | null) => {
        field.current = element;
        focus.ref('reply')(element);
      },
      defaultValue: draft,
      onBlur: () => send({ type: 'draft.flushed' }),
      onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
        if (isComposing(event.nativeEvent)) return;
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          // A held key would send the next conversation's draft as well.
          if (event.repeat) event.preventDefault();
          else (event.shiftKey ? sendAndNext : press)(event);
        } else if (event.key === '/' && event.currentTarget.value === '') {
          event.preventDefault();
          replies.open();
        } else if (isPlainEscape(event.nativeEvent)) {
          event.preventDefault();
          focus.focus('open');
        }
      },
    },
  };
}
