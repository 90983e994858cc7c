import { createFileRoute } from '@tanstack/react-router';
import { brand } from '#content/brand.ts';
import { defaultFilter, filterOptions } from '#content/workspace/conversation-filter.ts';
import { workspacePages } from '#content/workspace/workspace.ts';
import { parseParams } from '#src/features/workspace/conversations/conversation-params.ts';
import { pageHead } from '#src/lib/head/page-head.ts';
import { Conversations } from '#src/features/workspace/conversations/conversations.tsx';

export const Route = createFileRoute('/_workspace/conversations')({
  validateSearch: (search: Record<string, unknown>) =>
    parseParams(search, filterOptions, defaultFilter),
  head: () => pageHead({ ...workspacePages.conversations, noindex: true }, brand),
  component: Conversations,
});
