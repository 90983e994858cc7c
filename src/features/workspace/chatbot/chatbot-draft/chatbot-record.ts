import type { Workspace } from '#content/sample/workspace.ts';
import type { ChatbotSetup } from '#machines/chatbot-draft/chatbot-draft.machine.ts';
import type { DraftRecord } from '#src/features/workspace/sample/use-draft.ts';

let last: { parts: readonly unknown[]; record: ChatbotSetup } | undefined;

/** The parts of the workspace that "Save changes" saves together. */
export const chatbotRecord: DraftRecord<ChatbotSetup> = {
  name: 'chatbot',
  parts: ['chatbot', 'faq', 'documents'],
  read({ chatbot, faq, documents }: Workspace) {
    const parts = [chatbot, faq, documents];
    if (!last || parts.some((part, index) => part !== last?.parts[index]))
      last = { parts, record: { ...chatbot, faq, documents } };
    return last.record;
  },
  write: ({ faq, documents, ...chatbot }) => ({ chatbot, faq, documents }),
};
