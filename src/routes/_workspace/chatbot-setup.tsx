import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { workspacePages } from '../../../content/workspace';
import { pageHead } from '../../lib/page-head';
import { ChatbotSetup } from '../../pages/chatbot-setup';

export const Route = createFileRoute('/_workspace/chatbot-setup')({
  head: () => pageHead({ ...workspacePages.chatbotSetup, noindex: true }, brand),
  component: ChatbotSetup,
});
