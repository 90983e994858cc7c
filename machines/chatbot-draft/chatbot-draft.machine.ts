import { chatbotLimits } from '#content/workspace/chatbot-setup.ts';
import type { ChatbotConfig, StoredDocument, Workspace } from '#content/sample/workspace.ts';
import { readLooks, type LookName } from '../shared/chat-looks';
import { draftMachine } from '../shared/draft';

/** Everything that "Save changes" on the chatbot setup page saves. */
export type ChatbotSetup = ChatbotConfig & {
  faq: Workspace['faq'];
  documents: StoredDocument[];
};

/** A missing text, or one that is `over` characters too long. */
type ChatbotProblem = { kind: 'missing' } | { kind: 'tooLong'; over: number };
export type ChatbotProblems = Partial<
  Record<keyof typeof chatbotLimits, ChatbotProblem> & Record<LookName, { kind: 'malformed' }>
>;

/** Returns the length of a text in code points. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Returns the validation problems of a chatbot by field (specification §5.17); empty if valid. */
export function chatbotProblems(fields: ChatbotConfig): ChatbotProblems {
  const problems: ChatbotProblems = {};
  for (const name of ['name', 'greeting'] as const) {
    const over = lengthOf(fields[name]) - chatbotLimits[name];
    if (over > 0) problems[name] = { kind: 'tooLong', over };
    if (fields[name].trim() === '') problems[name] = { kind: 'missing' };
  }
  for (const name of readLooks(fields).wrong) problems[name] = { kind: 'malformed' };
  return problems;
}

/** Edits the whole chatbot setup; one Save stores it (specification §2.95). */
export const chatbotDraftMachine = draftMachine<ChatbotSetup>({
  id: 'chatbot-draft',
  description: 'Edits and saves the chatbot: texts, looks, FAQ entries and documents.',
  problems: chatbotProblems,
  normalize: (fields) => ({ ...fields, ...readLooks(fields).looks }),
});
