import type {
  ConversationFilter,
  ConversationSort,
  StatusFilter,
} from '#content/workspace/conversation-filter.ts';
import { visitorOf, type Conversation } from '../sample/conversation';

/** Returns whether an escalated conversation waits for no one: it is answered, or snoozed. */
export type IsDone = (conversation: Conversation) => boolean;

const isEscalated = ({ status }: Conversation) => status === 'Escalated';

/** Returns the conversations with a question and from a place, as the dashboard's rankings count. */
export function drilledDown(
  conversations: readonly Conversation[],
  { question, place }: Pick<ConversationFilter, 'question' | 'place'>,
): readonly Conversation[] {
  if (question === '' && place === '') return conversations;
  return conversations.filter(
    (conversation) =>
      (question === '' || conversation.topic.question === question) &&
      (place === '' || visitorOf(conversation) === place),
  );
}

/**
 * Sorts conversations that arrive newest first. Within a place the newest is first; `pending`
 * depends on answers and snoozes and is left to `narrowed`.
 */
export function inOrder(
  conversations: readonly Conversation[],
  sort: ConversationSort,
): readonly Conversation[] {
  if (sort === 'oldest') return conversations.toReversed();
  if (sort !== 'place') return conversations;
  const byVisitor = new Map<string, Conversation[]>();
  for (const conversation of conversations) {
    const visitor = visitorOf(conversation);
    const ofVisitor = byVisitor.get(visitor);
    if (ofVisitor) ofVisitor.push(conversation);
    else byVisitor.set(visitor, [conversation]);
  }
  const { compare } = new Intl.Collator('en');
  return [...byVisitor].sort(([a], [b]) => compare(a, b)).flatMap(([, group]) => group);
}

/** Counts conversations by status (specification §2.107). */
export function countsOf(
  conversations: readonly Conversation[],
  isDone: IsDone,
): Record<StatusFilter, number> {
  const escalated = conversations.filter(isEscalated);
  return {
    all: conversations.length,
    pending: escalated.filter((conversation) => !isDone(conversation)).length,
    escalated: escalated.length,
    resolved: conversations.length - escalated.length,
  };
}

/** Filters by status; with `pending` as the order, the longest wait for an answer comes first. */
export function narrowed(
  conversations: readonly Conversation[],
  { status, sort }: { status: StatusFilter; sort: ConversationSort },
  isDone: IsDone,
): readonly Conversation[] {
  const isPending = (conversation: Conversation) =>
    isEscalated(conversation) && !isDone(conversation);
  const matches = {
    all: () => true,
    pending: isPending,
    escalated: isEscalated,
    resolved: (conversation: Conversation) => !isEscalated(conversation),
  }[status];
  const listed = status === 'all' ? conversations : conversations.filter(matches);
  if (sort !== 'pending') return listed;
  return [
    ...listed.filter(isPending).toReversed(),
    ...listed.filter((conversation) => !isPending(conversation)),
  ];
}
