import { useState } from 'react';
import { visitorOf } from '#src/features/workspace/sample/conversation.ts';
import { withdrawResponse } from '#src/features/workspace/sample/escalation-answers.ts';
import { answerFor } from '#src/features/workspace/sample/pending.ts';
import { sampleBook } from '#src/features/workspace/sample/sample-conversations.ts';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { UndoButton } from '../undo-notice';
import { Notice } from './conversation-filter.styles';

/** The conversation answered before. */
type SentBeforeProps = {
  id: string;
  /** The open conversation; its own answer has its own Undo. */
  openId: string;
  reopen: (id: string) => void;
};

/** Confirms the response before this conversation; Undo takes it back and opens its draft. */
export function SentBefore({ id, openId, reopen }: SentBeforeProps) {
  const answers = useWorkspace((all) => all.answers);
  const volume = useWorkspace((all) => all.volume);
  const { response } = answerFor(id, answers);
  const [sent] = useState(() => response?.text);
  const conversation = sampleBook(volume).find(id);
  if (response?.text !== sent || !response || !conversation || answerFor(openId, answers).response)
    return null;
  return (
    <Notice role="status">
      Answered {visitorOf(conversation)}.{' '}
      <UndoButton
        type="button"
        onClick={() => {
          withdrawResponse(id, sent);
          reopen(id);
        }}
      >
        Undo
      </UndoButton>
    </Notice>
  );
}
