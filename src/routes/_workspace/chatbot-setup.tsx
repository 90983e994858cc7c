import { createFileRoute } from '@tanstack/react-router';
import { brand } from '#content/brand.ts';
import { workspacePages } from '#content/workspace/workspace.ts';
import { pageHead } from '#src/lib/head/page-head.ts';
import { ChatbotSetup } from '#src/features/workspace/chatbot/chatbot-setup.tsx';

export const Route = createFileRoute('/_workspace/chatbot-setup')({
  head: () => pageHead({ ...workspacePages.chatbotSetup, noindex: true }, brand),
  component: ChatbotSetup,
});
