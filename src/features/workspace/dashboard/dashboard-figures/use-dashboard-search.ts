import { useSearch } from '@tanstack/react-router';
import { builtSearch, type DashboardSearch } from '../dashboard-search';
import { useLive } from '#src/ui/layout/alive.tsx';

/** Returns what the dashboard's address asks for; nothing while the page is as it was built. */
export function useDashboardSearch(): DashboardSearch {
  const asked = useSearch({ from: '/_workspace/dashboard' });
  return useLive(() => asked, builtSearch);
}
