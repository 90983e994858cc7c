import { chatbotLimits } from '../content/chatbot-setup';
import type { ChatbotConfig } from '../content/sample/workspace';

/** What is wrong with a text: it is missing, or it has `over` characters too many. */
type ChatbotProblem = { kind: 'missing' } | { kind: 'tooLong'; over: number };
export type ChatbotProblems = Partial<Record<keyof typeof chatbotLimits, ChatbotProblem>>;

/** How long a text is, in characters as people count them where a letter is one code point. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** What keeps a chatbot from being saved, by field (specification §3); empty for nothing. */
export function chatbotProblems(draft: ChatbotConfig): ChatbotProblems {
  const problems: ChatbotProblems = {};
  for (const field of ['name', 'greeting'] as const) {
    const over = lengthOf(draft[field]) - chatbotLimits[field];
    if (over > 0) problems[field] = { kind: 'tooLong', over };
    if (draft[field].trim() === '') problems[field] = { kind: 'missing' };
  }
  return problems;
}
