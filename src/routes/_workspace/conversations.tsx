import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { workspacePages } from '../../../content/workspace';
import { pageHead } from '../../lib/page-head';
import { Conversations } from '../../pages/conversations';
import { WorkspacePending } from '../../pages/workspace-pending';

export const Route = createFileRoute('/_workspace/conversations')({
  ssr: false,
  head: () => pageHead({ ...workspacePages.conversations, noindex: true }, brand),
  pendingComponent: () => <WorkspacePending title={workspacePages.conversations.title} />,
  component: Conversations,
});
