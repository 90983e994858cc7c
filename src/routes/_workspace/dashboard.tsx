import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { workspacePages } from '../../../content/workspace';
import { dashboardSearch } from '../../lib/dashboard-search';
import { pageHead } from '../../lib/page-head';
import { Dashboard } from '../../pages/dashboard';
import { WorkspacePending } from '../../pages/workspace-pending';

export const Route = createFileRoute('/_workspace/dashboard')({
  ssr: false,
  validateSearch: dashboardSearch,
  head: () => pageHead({ ...workspacePages.dashboard, noindex: true }, brand),
  pendingComponent: () => <WorkspacePending page={workspacePages.dashboard} />,
  component: Dashboard,
});
