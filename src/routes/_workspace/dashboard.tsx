import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { workspacePages } from '../../../content/workspace';
import { pageHead } from '../../lib/page-head';
import { Dashboard } from '../../pages/dashboard';
import { WorkspacePending } from '../../pages/workspace-pending';

export const Route = createFileRoute('/_workspace/dashboard')({
  ssr: false,
  head: () => pageHead({ ...workspacePages.dashboard, noindex: true }, brand),
  pendingComponent: () => <WorkspacePending title={workspacePages.dashboard.title} />,
  component: Dashboard,
});
