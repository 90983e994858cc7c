import { createFileRoute } from '@tanstack/react-router';
import { brand } from '#content/brand.ts';
import { defaultFilter, filterOptions } from '#content/workspace/conversation-filter.ts';
import { workspacePages } from '#content/workspace/workspace.ts';
import { readAddress } from '#src/features/workspace/conversations/conversation-address.ts';
import { pageHead } from '#src/lib/head/page-head.ts';
import { Conversations } from '#src/features/workspace/conversations/conversations.tsx';
import { WorkspacePending } from '#src/features/workspace/shell/workspace-pending.tsx';

export const Route = createFileRoute('/_workspace/conversations')({
  ssr: false,
  validateSearch: (search: Record<string, unknown>) =>
    readAddress(search, filterOptions, defaultFilter),
  head: () => pageHead({ ...workspacePages.conversations, noindex: true }, brand),
  pendingComponent: () => <WorkspacePending page={workspacePages.conversations} />,
  component: Conversations,
});
