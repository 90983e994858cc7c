import type { MetricName, PresetRange, WholeRange } from '#content/workspace/dashboard.ts';
import type { DaysPeriod } from '#content/workspace/conversation-filter.ts';
import { isCalendarDay } from './calendar-day';
import type { Ranked } from './figures';

/** Search params of the dashboard; undefined is the default. */
export type DashboardSearch = {
  range?: Exclude<PresetRange, '30d'> | 'custom' | undefined;
  start?: string | undefined;
  end?: string | undefined;
  metric?: Exclude<MetricName, 'conversations'> | undefined;
  view?: 'table' | undefined;
  compare?: 'off' | undefined;
};

/** Search params of the prerendered page: all defaults. */
export const builtSearch: DashboardSearch = {};

const metrics = ['resolved', 'escalated', 'satisfaction', 'response', 'users'] as const;

/** Returns the search params of a range; none for the default, 30d. */
export function rangeSearch(
  wholeRange: WholeRange,
): Pick<DashboardSearch, 'range' | 'start' | 'end'> {
  if (wholeRange.range === 'custom') return wholeRange;
  return wholeRange.range === '30d' ? {} : { range: wholeRange.range };
}

function rangeIn({ range, start, end }: Record<string, unknown>) {
  if (range === '24h' || range === '7d') return rangeSearch({ range });
  if (range !== 'custom' || !isCalendarDay(start) || !isCalendarDay(end) || start > end) return {};
  return rangeSearch({ range, start, end });
}

/**
 * Validates search params (specification §4.19). Invalid ones are undefined, not absent, because
 * the router would preserve absent ones.
 */
export function dashboardSearch(search: Record<string, unknown>): DashboardSearch {
  return {
    range: undefined,
    start: undefined,
    end: undefined,
    ...rangeIn(search),
    metric: metrics.find((name) => name === search['metric']),
    view: search['view'] === 'table' ? 'table' : undefined,
    compare: search['compare'] === 'off' ? 'off' : undefined,
  };
}

/** Returns the range of the search params. */
export function rangeOf({ range, start, end }: DashboardSearch): WholeRange {
  if (range === 'custom') return start && end ? { range, start, end } : { range: '30d' };
  return { range: range ?? '30d' };
}

/** Returns the status of the conversations that a metric counts; null for all. */
export function rankedBy(metric: MetricName | undefined): Ranked {
  return metric === 'resolved' || metric === 'escalated' ? metric : null;
}

/** Returns the conversations page's search params for the range, and for a status. */
export function conversationsSearch(
  wholeRange: WholeRange,
  ranked: Ranked = null,
): { period?: '24h' | '7d' | DaysPeriod; status?: 'resolved' | 'escalated' } {
  const status = ranked ? { status: ranked } : {};
  if (wholeRange.range === 'custom')
    return { ...status, period: `${wholeRange.start}..${wholeRange.end}` };
  return wholeRange.range === '30d' ? status : { ...status, period: wholeRange.range };
}
