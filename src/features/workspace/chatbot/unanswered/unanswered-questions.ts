import type { EscalationAnswer, FaqEntry } from '#content/sample/workspace.ts';
import type { Volume } from '#content/sample/volumes.ts';
import { questionKey } from '#machines/faq-list/faq-entries.ts';
import { answerFor } from '#src/features/workspace/sample/pending.ts';
import { rememberedMap } from '#src/lib/remembered-map.ts';
import { midnight } from '#src/lib/time/midnight.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';

const days = 7;
const most = 5;

type UnansweredQuestion = {
  question: string;
  /** The newest answer of a person; empty without one. */
  answer: string;
  count: number;
};

/** Returns the questions of the last 7 calendar days that went to a person, the most frequent first. */
export function handedOver(
  volume: Volume,
  answers: readonly EscalationAnswer[],
  timeZone: string,
): UnansweredQuestion[] {
  const byQuestion = new Map<string, UnansweredQuestion>();
  const from = midnight(sampleNow - 1, days - 1, timeZone);
  const conversations = sampleBook(volume).between(from, sampleNow);
  for (const { id, status, topic, answered } of conversations) {
    if (status !== 'Escalated') continue;
    const { question } = topic;
    const item = byQuestion.get(question) ?? { question, answer: '', count: 0 };
    const ownAnswer = answerFor(id, answers).response?.text ?? (answered ? topic.answer : '');
    item.count += 1;
    item.answer ||= ownAnswer;
    byQuestion.set(question, item);
  }
  return [...byQuestion.values()].toSorted((a, b) => b.count - a.count);
}

const keysOf = rememberedMap(({ question }: FaqEntry) => questionKey(question));

/** Returns the most frequent questions that the FAQ does not have. */
export function withoutEntry(
  questions: readonly UnansweredQuestion[],
  entries: readonly FaqEntry[],
): UnansweredQuestion[] {
  const missing = new Map(questions.map((item) => [questionKey(item.question), item]));
  for (const key of keysOf(entries)) missing.delete(key);
  return [...missing.values()].slice(0, most);
}
