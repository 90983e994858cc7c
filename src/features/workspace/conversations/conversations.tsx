import type { ReactNode } from 'react';
import { workspacePages } from '#content/workspace/workspace.ts';
import type { Conversation } from '../sample/conversation';
import type { FocusQueue } from '../shell/focus-queue';
import type { Shortcut } from './conversation-shortcut';
import { SilentBoundary, RetryBoundary } from '#src/ui/layout/error-boundaries.tsx';
import { Inbox } from './conversation-filter/Inbox';
import { CopyLink } from './conversation-link/CopyLink';
import { Shortcuts } from './conversation-shortcuts/Shortcuts';
import { ConversationThread } from './conversation-thread/ConversationThread';
import { EscalationReply } from './escalation-reply/EscalationReply';

const shortcutsFor = (act: (shortcut: Shortcut) => void) => (
  <SilentBoundary>
    <Shortcuts onShortcut={act} />
  </SilentBoundary>
);

const threadOf = (conversation: Conversation, above: ReactNode, focus: FocusQueue) => (
  <ConversationThread
    conversation={conversation}
    above={above}
    heading={focus.ref('open')}
    actions={
      <SilentBoundary key={conversation.id}>
        <CopyLink conversationId={conversation.id} />
      </SilentBoundary>
    }
    reply={
      <RetryBoundary key={conversation.id} name="The reply">
        <EscalationReply conversation={conversation} focus={focus} />
      </RetryBoundary>
    }
  />
);

/**
 * Renders all conversations of the period, and those waiting for a person (specification §2, §3).
 */
export function Conversations() {
  return (
    <Inbox title={workspacePages.conversations.title} shortcuts={shortcutsFor} thread={threadOf} />
  );
}
