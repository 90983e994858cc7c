import { useEffect, useMemo } from 'react';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { dashboard } from '#content/workspace/dashboard.ts';
import type { DashboardState } from '../dashboard-csv';
import { rangeOf } from '../dashboard-search';
import { figuresOf } from '../figures';
import { periodOf } from '../period';
import {
  prepareSample,
  sampleBook,
  sampleNow,
} from '#src/features/workspace/sample/sample-conversations.ts';
import { sampleFigures } from './sample-figures.built';
import { useDashboardSearch } from './use-dashboard-search';

/** Returns the dashboard's state for the URL; recounts only when the range changes. */
export function useDashboard(): DashboardState {
  const search = useDashboardSearch();
  const volume = useWorkspace((all) => all.volume);
  const timeZone = useWorkspace((all) => all.profile.timeZone);
  const { range, start, end } = search;
  useEffect(() => prepareSample(volume), [volume]);
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
