import { createFileRoute } from '@tanstack/react-router';
import { brand } from '#content/brand.ts';
import { workspacePages } from '#content/workspace/workspace.ts';
import { dashboardSearch } from '#src/features/workspace/dashboard/dashboard-search.ts';
import { pageHead } from '#src/lib/head/page-head.ts';
import { Dashboard } from '#src/features/workspace/dashboard/dashboard.tsx';

export const Route = createFileRoute('/_workspace/dashboard')({
  validateSearch: dashboardSearch,
  head: () => pageHead({ ...workspacePages.dashboard, noindex: true }, brand),
  component: Dashboard,
});
