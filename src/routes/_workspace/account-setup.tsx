import { createFileRoute } from '@tanstack/react-router';
import { brand } from '#content/brand.ts';
import { workspacePages } from '#content/workspace/workspace.ts';
import { pageHead } from '#src/lib/head/page-head.ts';
import { AccountSetup } from '#src/features/workspace/account/account-setup.tsx';
import { WorkspacePending } from '#src/features/workspace/shell/workspace-pending.tsx';

export const Route = createFileRoute('/_workspace/account-setup')({
  ssr: false,
  head: () => pageHead({ ...workspacePages.accountSetup, noindex: true }, brand),
  pendingComponent: () => <WorkspacePending page={workspacePages.accountSetup} />,
  component: AccountSetup,
});
