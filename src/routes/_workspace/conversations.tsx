import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { defaultFilter, filterOptions } from '../../../content/conversation-filter';
import { workspacePages } from '../../../content/workspace';
import { readAddress } from '../../lib/conversation-address';
import { pageHead } from '../../lib/page-head';
import { Conversations } from '../../pages/conversations';
import { WorkspacePending } from '../../pages/workspace-pending';

export const Route = createFileRoute('/_workspace/conversations')({
  ssr: false,
  validateSearch: (search: Record<string, unknown>) =>
    readAddress(search, filterOptions, defaultFilter),
  head: () => pageHead({ ...workspacePages.conversations, noindex: true }, brand),
  pendingComponent: () => <WorkspacePending page={workspacePages.conversations} />,
  component: Conversations,
});
