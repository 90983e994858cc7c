import type { ReactNode } from 'react';
import type { Shown } from '../dashboard-csv';
import { useDashboard } from './use-dashboard';

/** Gives what the address asks for to the parts of the dashboard. */
export function DashboardFigures({ children }: { children: (shown: Shown) => ReactNode }) {
  return children(useDashboard());
}
