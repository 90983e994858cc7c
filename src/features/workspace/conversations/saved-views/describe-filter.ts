import { defaultFilter, type ConversationFilter } from '#content/workspace/conversation-filter.ts';
import { sortLabels, statusLabels } from '#content/workspace/conversations.ts';
import { savedViews as words } from '#content/workspace/saved-views.ts';
import { markLabels } from '#content/workspace/triage-words.ts';
import { periodName } from '../conversation-period';
import { drillDowns } from '../drill-downs';

/** Describes a filter in one line, without the parts that have their default. */
export function describeFilter(filter: ConversationFilter): string {
  const { query, status, period, mark, sort } = filter;
  const parts = [
    status === defaultFilter.status ? '' : statusLabels[status],
    query.trim() && `“${query.trim()}”`,
    ...drillDowns(filter).map(({ name }) => name),
    mark === 'any' ? '' : markLabels[mark],
    period === defaultFilter.period ? '' : periodName(period),
    sort === defaultFilter.sort ? '' : sortLabels[sort],
  ];
  return parts.filter(Boolean).join(' · ') || words.all;
}
