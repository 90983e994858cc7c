import type {
  ConversationFilter,
  DaysPeriod,
  FilterOptions,
} from '#content/workspace/conversation-filter.ts';
import { isCalendarDay } from '../dashboard/calendar-day';

/** Search params of the conversations page; default values are omitted. */
export interface ConversationParams {
  q?: string | undefined;
  status?: ConversationFilter['status'] | undefined;
  sort?: ConversationFilter['sort'] | undefined;
  period?: ConversationFilter['period'] | undefined;
  mark?: ConversationFilter['mark'] | undefined;
  question?: string | undefined;
  place?: string | undefined;
  /** Id of the saved view that the filters began with. */
  view?: string | undefined;
  /** Id of the open conversation. */
  open?: string | undefined;
}

/** The search params that filter nothing. */
type OtherParams = Pick<ConversationParams, 'view' | 'open'>;

const maxLength = 200;

/** The router parses some query text as a number or boolean. */
const stringFrom = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).slice(0, maxLength)
    : '';

const optionFrom = <Option extends string>(options: readonly Option[], value: unknown) =>
  options.find((option) => option === value);

/** Returns whether a period is of calendar days. */
export const isDays = (period: ConversationFilter['period']): period is DaysPeriod =>
  period.includes('..');

/** Returns a period of existing calendar days in order, or undefined. */
function daysPeriodFrom(value: unknown): DaysPeriod | undefined {
  const [start, end, ...others] = typeof value === 'string' ? value.split('..') : [];
  if (!isCalendarDay(start) || !isCalendarDay(end) || start > end || others.length > 0)
    return undefined;
  return `${start}..${end}`;
}

/** Returns the filter for the search params, with defaults for missing values. */
export function filterFrom(
  { q, status, sort, period, mark, question, place }: ConversationParams,
  defaults: ConversationFilter,
): ConversationFilter {
  return {
    query: q ?? defaults.query,
    status: status ?? defaults.status,
    sort: sort ?? defaults.sort,
    period: period ?? defaults.period,
    mark: mark ?? defaults.mark,
    question: question ?? defaults.question,
    place: place ?? defaults.place,
  };
}

/** Returns the search params for a filter, a saved view and an open conversation, if there are any. */
export function paramsOf(
  filter: ConversationFilter,
  { view, open }: OtherParams,
  defaults: ConversationFilter,
): ConversationParams {
  const { query, status, sort, period, mark, question, place } = filter;
  // Every param is named: the router would preserve a missing one.
  return {
    q: query.trim() === '' ? undefined : query,
    status: status === defaults.status ? undefined : status,
    sort: sort === defaults.sort ? undefined : sort,
    period: period === defaults.period ? undefined : period,
    mark: mark === defaults.mark ? undefined : mark,
    question: question || undefined,
    place: place || undefined,
    view: view || undefined,
    open: open || undefined,
  };
}

/** Validates parsed search params; drops unknown and default values. */
export function parseParams(
  search: Readonly<Record<string, unknown>>,
  options: FilterOptions,
  defaults: ConversationFilter,
): ConversationParams {
  const filter = {
    query: stringFrom(search['q']),
    status: optionFrom(options.status, search['status']) ?? defaults.status,
    sort: optionFrom(options.sort, search['sort']) ?? defaults.sort,
    period:
      optionFrom(options.period, search['period']) ??
      daysPeriodFrom(search['period']) ??
      defaults.period,
    mark: optionFrom(options.mark, search['mark']) ?? defaults.mark,
    question: stringFrom(search['question']).trim(),
    place: stringFrom(search['place']).trim(),
  };
  const others = { view: stringFrom(search['view']), open: stringFrom(search['open']) };
  return paramsOf(filter, others, defaults);
}
