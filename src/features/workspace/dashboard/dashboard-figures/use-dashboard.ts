import { useDeferredValue, useEffect, useMemo } from 'react';
import { useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import { dashboard } from '#content/workspace/dashboard.ts';
import type { DashboardState } from '../dashboard-csv';
import { rangeOf, rankedBy } from '../dashboard-search';
import { figuresOf, rankingsOf } from '../figures';
import { periodOf } from '../period';
import {
  prepareSample,
  sampleBook,
  sampleNow,
} from '#src/features/workspace/sample/sample-conversations.ts';
import { sampleFigures } from './sample-figures.built';
import { useDashboardSearch } from './use-dashboard-search';

const built = { volume: sampleWorkspace.volume, zone: sampleWorkspace.profile.timeZone };

/** Returns the dashboard's state for the URL; it follows once a press is painted. */
export function useDashboard(): DashboardState {
  const volume = useWorkspace((all) => all.volume);
  const timeZone = useWorkspace((all) => all.profile.timeZone);
  const { range, start, end, metric, compare } = useDeferredValue(useDashboardSearch());
  useEffect(() => prepareSample(volume), [volume]);
  const counted = useMemo(() => {
    const whole = rangeOf({ range, start, end });
    const period = periodOf(whole, sampleNow, timeZone);
    const isBuilt = whole.range === '30d' && volume === built.volume && timeZone === built.zone;
    const figures = isBuilt ? sampleFigures : figuresOf(sampleBook(volume), period);
    return { range: whole, period, figures };
  }, [range, start, end, timeZone, volume]);
  const ranked = rankedBy(metric);
  const figures = useMemo(
    () =>
      ranked
        ? { ...counted.figures, ...rankingsOf(sampleBook(volume), counted.period, ranked) }
        : counted.figures,
    [counted, volume, ranked],
  );
  const isCompared = compare !== 'off';
  return useMemo(
    () => ({
      ...counted,
      figures,
      metric: metric ?? 'conversations',
      ranked,
      isCompared,
      timeZone,
      labels: dashboard.metrics,
    }),
    [counted, figures, metric, ranked, isCompared, timeZone],
  );
}
