import { pendingForMs } from '#content/constants.ts';
import type { EscalationAnswer, Triage } from '#content/sample/workspace.ts';
import type { Conversation } from './conversation';
import type { SampleBook } from './sample-book';

/** Returns whether a conversation has a mark; empty ones are not stored. */
export const hasMarks = (marks: Triage): boolean => Object.values(marks).some(Boolean);

/** Returns whether an answer has any content; empty ones are not stored. */
export const hasContent = ({ conversationId, ...content }: EscalationAnswer): boolean =>
  conversationId !== '' && Object.values(content).some(Boolean);

/** Returns the stored answer of a conversation, or an empty draft. */
export function answerFor(
  conversationId: string,
  answers: readonly EscalationAnswer[],
): EscalationAnswer {
  const stored = answers.find((answer) => answer.conversationId === conversationId);
  return stored ?? { conversationId, draft: '', response: null };
}

/** Returns whether a person has answered, in the sample or in this browser (specification §4.35). */
export function isAnswered(
  { id, answered }: Pick<Conversation, 'id' | 'answered'>,
  answers: readonly EscalationAnswer[],
): boolean {
  return (
    answered || answers.some(({ conversationId, response }) => conversationId === id && response)
  );
}

/** Returns whether a conversation waits for no one: it is answered, or snoozed (specification §4.50). */
export function isDone(
  conversation: Pick<Conversation, 'id' | 'answered'>,
  answers: readonly EscalationAnswer[],
  triage: Readonly<Record<string, Triage>>,
): boolean {
  return isAnswered(conversation, answers) || triage[conversation.id]?.snooze !== undefined;
}

/** Returns the escalated conversations waiting for a person at `now` (epoch ms), newest first. */
export function pendingIn(
  book: SampleBook,
  now: number,
  answers: readonly EscalationAnswer[],
  triage: Readonly<Record<string, Triage>> = {},
): Conversation[] {
  return book
    .between(now - pendingForMs, now)
    .filter((conversation) => !isDone(conversation, answers, triage));
}
