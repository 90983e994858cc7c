import { createFileRoute } from '@tanstack/react-router';
import { brand } from '../../../content/brand';
import { workspacePages } from '../../../content/workspace';
import { dashboardSearch } from '../../lib/dashboard-search';
import { pageHead } from '../../lib/page-head';
import { Dashboard } from '../../pages/dashboard';

export const Route = createFileRoute('/_workspace/dashboard')({
  validateSearch: dashboardSearch,
  head: () => pageHead({ ...workspacePages.dashboard, noindex: true }, brand),
  component: Dashboard,
});
