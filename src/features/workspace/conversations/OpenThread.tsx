import { useLayoutEffect } from 'react';
import type { ThreadProps } from './conversation-filter/OpenPane';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { CopyLink } from './conversation-link/CopyLink';
import { ConversationThread } from './conversation-thread/ConversationThread';
import { TriageBar } from './triage/TriageBar';
import { EscalationReply } from './escalation-reply/EscalationReply';

/** Renders the open conversation with its link and its response. */
export function OpenThread({ conversation, above, focus, openNext, report }: ThreadProps) {
  // A phone loads this part when the first conversation opens.
  useLayoutEffect(() => focus.settle());
  return (
    <ConversationThread
      conversation={conversation}
      above={above}
      heading={focus.ref('open')}
      actions={
        <ErrorBoundary key={conversation.id}>
          <CopyLink conversationId={conversation.id} button={focus.ref('copyLink')} />
        </ErrorBoundary>
      }
      triage={
        <ErrorBoundary key={conversation.id}>
          <TriageBar {...{ conversation, focus, report }} />
        </ErrorBoundary>
      }
      reply={
        <ErrorBoundary key={conversation.id} name="The reply">
          <EscalationReply {...{ conversation, focus, openNext }} />
        </ErrorBoundary>
      }
    />
  );
}
