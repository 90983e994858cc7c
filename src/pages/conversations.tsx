import type { ReactNode } from 'react';
import { workspacePages } from '../../content/workspace';
import type { Conversation } from '../lib/conversation';
import type { Shortcut } from '../lib/conversation-shortcut';
import { Dispensable, Guarded } from '../ui/guarded';
import { ConversationDesk } from '../views/conversation-filter/ConversationDesk';
import { CopyLink } from '../views/conversation-link/CopyLink';
import { Shortcuts } from '../views/conversation-shortcuts/Shortcuts';
import { ConversationThread } from '../views/conversation-thread/ConversationThread';
import { EscalationReply } from '../views/escalation-reply/EscalationReply';

const shortcutsFor = (act: (shortcut: Shortcut) => void) => (
  <Dispensable>
    <Shortcuts onShortcut={act} />
  </Dispensable>
);

const threadOf = (conversation: Conversation, above: ReactNode) => (
  <ConversationThread
    conversation={conversation}
    above={above}
    actions={
      <Dispensable key={conversation.id}>
        <CopyLink conversationId={conversation.id} />
      </Dispensable>
    }
    reply={
      <Guarded key={conversation.id} what="The reply">
        <EscalationReply conversation={conversation} />
      </Guarded>
    }
  />
);

/** Every conversation of the period, and what waits for a person (specification §2, §3). */
export function Conversations() {
  return (
    <ConversationDesk
      title={workspacePages.conversations.title}
      shortcuts={shortcutsFor}
      thread={threadOf}
    />
  );
}
