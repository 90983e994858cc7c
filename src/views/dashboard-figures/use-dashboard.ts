import { useMemo, useSyncExternalStore } from 'react';
import { useSearch } from '@tanstack/react-router';
import { dashboard } from '../../../content/dashboard';
import { sampleWorkspace } from '../../../content/sample/workspace';
import type { Shown } from '../../lib/dashboard-csv';
import { rangeOf } from '../../lib/dashboard-search';
import { figuresOf } from '../../lib/figures';
import { periodOf } from '../../lib/period';
import { sampleBook, sampleNow } from '../../services/sample-desk';
import { workspaceStore } from '../../services/workspace-store';

/** Returns all that the dashboard's address asks for, counted anew only where that has changed. */
export function useDashboard(): Shown {
  const search = useSearch({ from: '/_workspace/dashboard' });
  const { volume, profile } = useSyncExternalStore(
    workspaceStore.subscribe,
    workspaceStore.read,
    () => sampleWorkspace,
  );
  const { timeZone } = profile;
  const { range, start, end } = search;
  const counted = useMemo(() => {
    const whole = rangeOf({ range, start, end });
    const period = periodOf(whole, sampleNow, timeZone);
    return { range: whole, period, figures: figuresOf(sampleBook(volume), period) };
  }, [range, start, end, timeZone, volume]);
  return {
    ...counted,
    metric: search.metric ?? 'conversations',
    isCompared: search.compare !== 'off',
    timeZone,
    labels: dashboard.metrics,
  };
}
