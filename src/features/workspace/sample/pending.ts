import type { EscalationAnswer } from '#content/sample/workspace.ts';
import type { Conversation } from './conversation';
import type { SampleBook } from './sample-book';

/** How long (ms) people have before the sample itself answers: what is younger is pending. */
export const pendingFor: number = 6 * 3_600_000;

/** True once a person has answered: in the sample itself, or from this browser (specification §4). */
export function isAnswered(
  { id, answered }: Pick<Conversation, 'id' | 'answered'>,
  answers: readonly EscalationAnswer[],
): boolean {
  return (
    answered || answers.some(({ conversationId, response }) => conversationId === id && response)
  );
}

/** Returns the escalated conversations that wait for a person at `now` (epoch ms), newest first. */
export function pendingIn(
  book: SampleBook,
  now: number,
  answers: readonly EscalationAnswer[],
): Conversation[] {
  return book
    .between(now - pendingFor, now)
    .filter((conversation) => !isAnswered(conversation, answers));
}
