import type { MetricName, PresetRange, WholeRange } from '#content/workspace/dashboard.ts';
import { isCalendarDay } from './calendar-day';

/** What the address of the dashboard says; undefined stands for the default. */
export type DashboardSearch = {
  range?: Exclude<PresetRange, '30d'> | 'custom' | undefined;
  start?: string | undefined;
  end?: string | undefined;
  metric?: Exclude<MetricName, 'conversations'> | undefined;
  view?: 'table' | undefined;
  compare?: 'off' | undefined;
};

/** What the dashboard is built with: an address that asks for nothing. */
export const builtSearch: DashboardSearch = {};

const metrics = ['resolved', 'escalated', 'satisfaction', 'response', 'users'] as const;

/** Returns the part of an address that names a range; nothing for the default, 30d. */
export function rangeSearch(shown: WholeRange): Pick<DashboardSearch, 'range' | 'start' | 'end'> {
  if (shown.range === 'custom') return shown;
  return shown.range === '30d' ? {} : { range: shown.range };
}

function rangeIn({ range, start, end }: Record<string, unknown>) {
  if (range === '24h' || range === '7d') return rangeSearch({ range });
  if (range !== 'custom' || !isCalendarDay(start) || !isCalendarDay(end) || start > end) return {};
  return rangeSearch({ range, start, end });
}

/**
 * Returns what is good in the parameters of an address (specification §4). What falls back is
 * undefined, not absent: the router would leave it in the address as it stands.
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

/** Returns the range that an address asks for. */
export function rangeOf({ range, start, end }: DashboardSearch): WholeRange {
  if (range === 'custom') return start && end ? { range, start, end } : { range: '30d' };
  return { range: range ?? '30d' };
}

/** Returns the address of the conversations page that shows what a range holds, or more of it. */
export function conversationsSearch({ range }: WholeRange): { period?: '24h' | '7d' | 'all' } {
  if (range === 'custom') return { period: 'all' };
  return range === '30d' ? {} : { period: range };
}
