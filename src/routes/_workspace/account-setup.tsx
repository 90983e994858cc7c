import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { workspacePages } from '../../../content/workspace';
import { pageHead } from '../../lib/page-head';
import { AccountSetup } from '../../pages/account-setup';
import { WorkspacePending } from '../../pages/workspace-pending';

export const Route = createFileRoute('/_workspace/account-setup')({
  ssr: false,
  head: () => pageHead({ ...workspacePages.accountSetup, noindex: true }, brand),
  pendingComponent: () => <WorkspacePending page={workspacePages.accountSetup} />,
  component: AccountSetup,
});
