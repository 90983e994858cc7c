import { useSearch } from '@tanstack/react-router';
import { builtSearch, type DashboardSearch } from '../dashboard-search';
import { useHydratedValue } from '#src/hydration/hydrated.tsx';

/** Returns the dashboard's search params; empty until the prerendered page is hydrated. */
export function useDashboardSearch(): DashboardSearch {
  const search = useSearch({ from: '/_workspace/dashboard' });
  return useHydratedValue(() => search, builtSearch);
}
