import { pendingForMs } from '#content/constants.ts';
import type { EscalationAnswer, Triage } from '#content/sample/workspace.ts';
import type { Conversation } from './conversation';
import type { SampleBook } from './sample-book';

/** Returns whether a person has answered, in the sample or in this browser (specification §4). */
export function isAnswered(
  { id, answered }: Pick<Conversation, 'id' | 'answered'>,
  answers: readonly EscalationAnswer[],
): boolean {
  return (
    answered || answers.some(({ conversationId, response }) => conversationId === id && response)
  );
}

/** Returns whether a conversation waits for no one: it is answered, or snoozed (specification §4). */
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
