import { useMemo } from 'react';
import { useWorkspace } from '../../binding/use-workspace';
import { dashboard } from '../../../content/dashboard';
import type { Shown } from '../../lib/dashboard-csv';
import { rangeOf } from '../../lib/dashboard-search';
import { figuresOf } from '../../lib/figures';
import { periodOf } from '../../lib/period';
import { sampleBook, sampleNow } from '../../services/sample-desk';
import { sampleFigures } from './sample-figures.built';
import { useDashboardSearch } from './use-dashboard-search';

/** Returns all that the dashboard's address asks for, counted anew only where that has changed. */
export function useDashboard(): Shown {
  const search = useDashboardSearch();
  const volume = useWorkspace((all) => all.volume);
  const timeZone = useWorkspace((all) => all.profile.timeZone);
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
