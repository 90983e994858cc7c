import { useMemo, useSyncExternalStore } from 'react';
import { useSearch } from '@tanstack/react-router';
import { dashboard } from '../../../content/dashboard';
import { sampleWorkspace } from '../../../content/sample/workspace';
import type { Shown } from '../../lib/dashboard-csv';
import { builtSearch, rangeOf } from '../../lib/dashboard-search';
import { figuresOf } from '../../lib/figures';
import { periodOf } from '../../lib/period';
import { sampleBook, sampleNow } from '../../services/sample-desk';
import { workspaceStore } from '../../services/workspace-store';
import { useLive } from '../../ui/alive';
import { sampleFigures } from './sample-figures.built';

/** Returns all that the dashboard's address asks for, counted anew only where that has changed. */
export function useDashboard(): Shown {
  const asked = useSearch({ from: '/_workspace/dashboard' });
  const search = useLive(() => asked, builtSearch);
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
    const isBuilt = whole.range === '30d' && volume === 'typical';
    const figures = isBuilt ? sampleFigures : figuresOf(sampleBook(volume), period);
    return { range: whole, period, figures };
  }, [range, start, end, timeZone, volume]);
  return {
    ...counted,
    metric: search.metric ?? 'conversations',
    isCompared: search.compare !== 'off',
    timeZone,
    labels: dashboard.metrics,
  };
}
