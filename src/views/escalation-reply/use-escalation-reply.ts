import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ChangeEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { useMachine } from '../../binding/use-machine';
import { sampleWorkspace } from '../../../content/sample/workspace';
import { escalationReplyMachine } from '../../../machines/escalation-reply/escalation-reply.machine';
import {
  answerFor,
  keepDraft,
  sendResponse,
  withdrawResponse,
} from '../../services/escalation-desk';
import { onPageLeaving } from '../../services/page-leaving';
import { workspaceStore } from '../../services/workspace-store';

const startWith = (draft: string, response: string | null) =>
  escalationReplyMachine.resolveState({
    value: response === null ? { drafting: { draft: 'kept', check: 'fits' } } : 'sent',
    context: { text: response ?? draft },
  });

/** Binds the response to one conversation: typing is kept, a sent one can be taken back. */
export function useEscalationReply(id: string) {
  const { answers } = useSyncExternalStore(
    workspaceStore.subscribe,
    workspaceStore.read,
    () => sampleWorkspace,
  );
  const { draft, response: sent } = answerFor(id, answers);
  const response = sent?.text ?? null;
  const fieldId = useId();
  const undo = useRef<HTMLButtonElement>(null);
  const [snapshot, send] = useMachine(
    escalationReplyMachine.provide({
      actions: {
        keepDraft: (_, { text }) => void keepDraft(id, text),
        sendResponse: (_, { text }) => void sendResponse(id, text),
        withdrawResponse: (_, { text }) => void withdrawResponse(id, text),
        showField: () => document.getElementById(fieldId)?.focus(),
      },
    }),
    { snapshot: startWith(draft, response) },
  );

  useEffect(() => send({ type: 'answer.changed', draft, response }), [send, draft, response]);
  useEffect(() => onPageLeaving(() => send({ type: 'draft.flushed' })), [send]);
  // Before the actor itself is stopped: another conversation may be opened without a blur.
  useLayoutEffect(() => () => send({ type: 'draft.flushed' }), [send]);

  const isSent = snapshot.matches('sent');
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (wasSent.current === isSent) return;
    wasSent.current = isSent;
    // What had the focus is gone with the other state.
    if (document.activeElement !== document.body) return;
    if (isSent) undo.current?.focus();
    else document.getElementById(fieldId)?.focus();
  }, [isSent, fieldId]);

  const { text } = snapshot.context;
  return {
    text,
    isSent,
    isEmpty: snapshot.matches({ drafting: { check: 'empty' } }),
    isTooLong: snapshot.matches({ drafting: { check: 'tooLong' } }),
    isKept: text !== '' && !snapshot.matches({ drafting: { draft: 'unkept' } }),
    isSaved: snapshot.matches({ drafting: { draft: 'saved' } }),
    saveDraft: () => send({ type: 'draft.saved' }),
    undoProps: { ref: undo, onClick: () => send({ type: 'undo.pressed' }) },
    formProps: {
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        send({ type: 'send.pressed' });
      },
    },
    fieldProps: {
      id: fieldId,
      value: text,
      onChange: ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) =>
        send({ type: 'response.typed', text: currentTarget.value }),
      onBlur: () => send({ type: 'draft.flushed' }),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        send({ type: 'send.pressed' });
      },
    },
  };
}
