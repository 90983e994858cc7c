import { numberText } from '#content/number-text.ts';
import type { ComponentType } from 'react';
import { draftLimit, responseLimit } from '#content/workspace/conversations.ts';
import { triageWords } from '#content/workspace/triage-words.ts';
import { visitorOf, type Conversation } from '#src/features/workspace/sample/conversation.ts';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import { Button } from '#src/ui/form/button.tsx';
import { TextAreaField } from '#src/ui/form/field.tsx';
import { onDemand } from '#src/hydration/on-demand.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';
import type { AddToFaqProps } from '../faq-from-answer/AddToFaq';
import { SavedReplies } from '../saved-replies/SavedReplies';
import { AnsweredLine, Buttons, Composer, ComposerFoot, Hints } from './escalation-reply.styles';
import { useEscalationReply } from './use-escalation-reply';

const AddToFaq = onDemand(
  import.meta.glob<ComponentType<AddToFaqProps>>('../faq-from-answer/AddToFaq.tsx', {
    import: 'AddToFaq',
  }),
  () => null,
);

const limit = numberText(responseLimit);

type EscalationReplyProps = {
  conversation: Conversation;
  focus: FocusQueue;
  /** Opens the longest wait after the response to the conversation `sent`. */
  openNext: (sent: string) => void;
};

/** Renders the response field below an escalated conversation; once sent, a line with Undo. */
export function EscalationReply({ conversation, focus, openNext }: EscalationReplyProps) {
  const reply = useEscalationReply(conversation.id, focus, openNext);
  const { text, isSent, sentText, isEmpty, isTooLong, isDraftStored, isSaved } = reply;
  const isNearLimit = text.length > responseLimit * 0.9;
  const problem = isTooLong
    ? `Shorten the response to ${limit} characters. It has ${numberText(text.length)}.`
    : isEmpty
      ? 'Enter a response before you send.'
      : undefined;
  return (
    <>
      <VisuallyHidden role="status">
        {sentText ? 'Response sent.' : isSaved ? 'The draft is saved.' : ''}
      </VisuallyHidden>
      {isSent ? (
        <AnsweredLine>
          {sentText ? 'Answered.' : triageWords.isMarked}{' '}
          <button type="button" {...reply.undoProps}>
            {sentText ? 'Undo' : 'Reopen'}
          </button>
          {sentText ? <AddToFaq conversation={conversation} answer={sentText} /> : null}
        </AnsweredLine>
      ) : (
        <Composer noValidate {...reply.formProps}>
          <TextAreaField
            label={`Response to ${visitorOf(conversation)}`}
            size="dense"
            rows={3}
            dir="auto"
            maxLength={draftLimit}
            error={problem}
            {...reply.fieldProps}
          />
          <ComposerFoot>
            <Hints>
              <span>Ctrl+Enter to send</span>
              {isNearLimit && !isTooLong ? (
                <span>
                  {numberText(text.length)} of {limit} characters
                </span>
              ) : null}
              {isDraftStored ? <span>Draft saved</span> : null}
            </Hints>
            <SavedReplies replies={reply.replies} />
            <Buttons>
              <Button kind="secondary" size="dense" onClick={reply.saveDraft}>
                Save draft
              </Button>
              <Button kind="secondary" size="dense" onClick={reply.sendAndNext}>
                Send and next
              </Button>
              <Button type="submit" size="dense">
                Send
              </Button>
            </Buttons>
          </ComposerFoot>
        </Composer>
      )}
    </>
  );
}
