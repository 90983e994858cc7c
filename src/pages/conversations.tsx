import type { ReactNode } from 'react';
import { workspacePages } from '../../content/workspace';
import type { Conversation } from '../lib/conversation';
import type { Shortcut } from '../lib/conversation-shortcut';
import { ConversationDesk } from '../views/conversation-filter/ConversationDesk';
import { CopyLink } from '../views/conversation-link/CopyLink';
import { Shortcuts } from '../views/conversation-shortcuts/Shortcuts';
import { ConversationThread } from '../views/conversation-thread/ConversationThread';
import { EscalationReply } from '../views/escalation-reply/EscalationReply';

const shortcutsFor = (act: (shortcut: Shortcut) => void) => <Shortcuts onShortcut={act} />;

const threadOf = (conversation: Conversation, above: ReactNode) => (
  <ConversationThread
    conversation={conversation}
    above={above}
    actions={<CopyLink key={conversation.id} conversationId={conversation.id} />}
    reply={<EscalationReply key={conversation.id} conversation={conversation} />}
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
