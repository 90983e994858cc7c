import { chatbotLimits } from '#content/workspace/chatbot-setup.ts';
import type { ChatbotConfig } from '#content/sample/workspace.ts';
import { draftMachine } from '../shared/draft';

/** A text is missing, or has `over` characters too many. */
type ChatbotProblem = { kind: 'missing' } | { kind: 'tooLong'; over: number };
export type ChatbotProblems = Partial<Record<keyof typeof chatbotLimits, ChatbotProblem>>;

/** Returns the length of a text in code points. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Returns what keeps a chatbot from being saved, by field (specification §3); empty for nothing. */
export function chatbotProblems(fields: ChatbotConfig): ChatbotProblems {
  const problems: ChatbotProblems = {};
  for (const name of ['name', 'greeting'] as const) {
    const over = lengthOf(fields[name]) - chatbotLimits[name];
    if (over > 0) problems[name] = { kind: 'tooLong', over };
    if (fields[name].trim() === '') problems[name] = { kind: 'missing' };
  }
  return problems;
}

/** The chatbot's name, greeting and snippet content (specification §3). */
export const chatbotDraftMachine = draftMachine<ChatbotConfig>({
  id: 'chatbot-draft',
  description: 'The chatbot’s name, greeting and snippet content, from typing to saving.',
  problems: chatbotProblems,
  normalize: (fields) => fields,
});
