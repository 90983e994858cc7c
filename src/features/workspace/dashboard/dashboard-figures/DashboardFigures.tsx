import { useMemo, type ReactNode } from 'react';
import type { DashboardState } from '../dashboard-csv';
import { useDashboard } from './use-dashboard';

/** Provides the dashboard's figures to its children. */
export function DashboardFigures({
  children,
}: {
  children: (dashboardState: DashboardState) => ReactNode;
}) {
  const dashboardState = useDashboard();
  return useMemo(() => children(dashboardState), [children, dashboardState]);
}
