import type { ReactNode, Ref } from 'react';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import {
  messagesOf,
  visitorOf,
  type Conversation,
  type Message,
} from '#src/features/workspace/sample/conversation.ts';
import { answerFor, isAnswered } from '#src/features/workspace/sample/pending.ts';
import { timeFormat } from '#src/lib/time/time-format.ts';
import { StatusChip } from '#src/ui/data/status-chip.tsx';
import { ThreadMessages } from './ThreadMessages';
import { VisitorFacts } from './VisitorFacts';
import { Facts, Folded, Foot, Head, Talk, Thread } from './conversation-thread.styles';

type ConversationThreadProps = {
  conversation: Conversation;
  above: ReactNode;
  heading: Ref<HTMLHeadingElement>;
  actions: ReactNode;
  /** Assignee, snooze and internal note. */
  triage: ReactNode;
  reply: ReactNode;
};

/** Renders one conversation: messages, result and visitor (specification §2.108). */
export function ConversationThread(props: ConversationThreadProps) {
  const { conversation, above, heading, actions, triage, reply } = props;
  const { id, status, answered } = conversation;
  const answers = useWorkspace((all) => all.answers);
  const profile = useWorkspace((all) => all.profile);
  const format = timeFormat(profile.timeZone);
  const { response } = answerFor(id, answers);
  const ownReply: Message[] = response?.text
    ? [{ from: 'person', text: response.text, at: Date.parse(response.sentAt) }]
    : [];
  const messages = [...messagesOf(conversation), ...ownReply];

  const isSnoozed = useWorkspace((all) => all.triage[id]?.snooze !== undefined);
  const answerStatus = isAnswered(conversation, answers)
    ? 'Answered'
    : isSnoozed
      ? 'Snoozed'
      : 'Pending';
  return (
    <Thread>
      <Talk aria-labelledby="open-conversation">
        <div>
          {above}
          <Head>
            <h2 id="open-conversation" ref={heading} tabIndex={-1}>
              {visitorOf(conversation)}
            </h2>
            <StatusChip status={status === 'Resolved' ? 'Resolved' : answerStatus} />
            {actions}
          </Head>
          {triage}
          <Folded>
            <summary>Visitor and summary</summary>
            <VisitorFacts {...{ conversation, format }} />
          </Folded>
        </div>
        {/* Its sibling, the reply, has the conversation's id as its key. */}
        <ThreadMessages
          key={`messages of ${id}`}
          {...{ messages, format }}
          isOwn={ownReply.length > 0}
        />
        {status === 'Escalated' && !answered ? (
          reply
        ) : (
          <Foot>
            {status === 'Resolved' ? 'Resolved by the chatbot.' : 'Answered by your team.'}
          </Foot>
        )}
      </Talk>
      <Facts aria-label="About the visitor">
        <VisitorFacts {...{ conversation, format }} />
      </Facts>
    </Thread>
  );
}
