import { pendingForMs } from '#content/constants.ts';
import type { EscalationAnswer } from '#content/sample/workspace.ts';
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

/** Returns the escalated conversations waiting for a person at `now` (epoch ms), newest first. */
export function pendingIn(
  book: SampleBook,
  now: number,
  answers: readonly EscalationAnswer[],
): Conversation[] {
  return book
    .between(now - pendingForMs, now)
    .filter((conversation) => !isAnswered(conversation, answers));
}
