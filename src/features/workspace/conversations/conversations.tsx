import type { ReactNode } from 'react';
import { workspacePages } from '#content/workspace/workspace.ts';
import type { Conversation } from '../sample/conversation';
import type { FocusQueue } from '../shell/focus-queue';
import type { Shortcut } from './conversation-shortcut';
import { Dispensable, Guarded } from '#src/ui/layout/guarded.tsx';
import { ConversationDesk } from './conversation-filter/ConversationDesk';
import { CopyLink } from './conversation-link/CopyLink';
import { Shortcuts } from './conversation-shortcuts/Shortcuts';
import { ConversationThread } from './conversation-thread/ConversationThread';
import { EscalationReply } from './escalation-reply/EscalationReply';

const shortcutsFor = (act: (shortcut: Shortcut) => void) => (
  <Dispensable>
    <Shortcuts onShortcut={act} />
  </Dispensable>
);

const threadOf = (conversation: Conversation, above: ReactNode, focus: FocusQueue) => (
  <ConversationThread
    conversation={conversation}
    above={above}
    heading={focus.ref('open')}
    actions={
      <Dispensable key={conversation.id}>
        <CopyLink conversationId={conversation.id} />
      </Dispensable>
    }
    reply={
      <Guarded key={conversation.id} what="The reply">
        <EscalationReply conversation={conversation} focus={focus} />
      </Guarded>
    }
  />
);

/**
 * Renders all conversations of the period, and those waiting for a person (specification §2, §3).
 */
export function Conversations() {
  return (
    <ConversationDesk
      title={workspacePages.conversations.title}
      shortcuts={shortcutsFor}
      thread={threadOf}
    />
  );
}
