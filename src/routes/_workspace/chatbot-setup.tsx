import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { workspacePages } from '../../../content/workspace';
import { pageHead } from '../../lib/page-head';
import { ChatbotSetup } from '../../pages/chatbot-setup';
import { WorkspacePending } from '../../pages/workspace-pending';

export const Route = createFileRoute('/_workspace/chatbot-setup')({
  ssr: false,
  head: () => pageHead({ ...workspacePages.chatbotSetup, noindex: true }, brand),
  pendingComponent: () => <WorkspacePending page={workspacePages.chatbotSetup} />,
  component: ChatbotSetup,
});
