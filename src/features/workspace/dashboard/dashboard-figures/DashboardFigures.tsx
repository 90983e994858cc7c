import type { ReactNode } from 'react';
import type { Shown } from '../dashboard-csv';
import { useDashboard } from './use-dashboard';

/** Provides the dashboard's figures to its children. */
export function DashboardFigures({ children }: { children: (shown: Shown) => ReactNode }) {
  return children(useDashboard());
}
