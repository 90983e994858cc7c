import type { ConversationFilter, FilterOptions } from '#content/workspace/conversation-filter.ts';

/** Search params of the conversations page; default values are omitted. */
export interface ConversationAddress {
  q?: string | undefined;
  status?: ConversationFilter['status'] | undefined;
  sort?: ConversationFilter['sort'] | undefined;
  period?: ConversationFilter['period'] | undefined;
  /** Id of the open conversation. */
  open?: string | undefined;
}

const longest = 200;

/** The router parses some query text as a number or boolean. */
const wordsIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).slice(0, longest)
    : '';

const optionIn = <Option extends string>(options: readonly Option[], value: unknown) =>
  options.find((option) => option === value);

/** Returns the filter for the search params, with defaults for missing values. */
export function filterIn(
  { q, status, sort, period }: ConversationAddress,
  usual: ConversationFilter,
): ConversationFilter {
  return {
    query: q ?? usual.query,
    status: status ?? usual.status,
    sort: sort ?? usual.sort,
    period: period ?? usual.period,
  };
}

/** Returns the search params for a filter and, if one is open, a conversation. */
export function addressOf(
  filter: ConversationFilter,
  open: string | undefined,
  usual: ConversationFilter,
): ConversationAddress {
  const { query, status, sort, period } = filter;
  // Every param is named: the router would preserve a missing one.
  return {
    q: query.trim() === '' ? undefined : query,
    status: status === usual.status ? undefined : status,
    sort: sort === usual.sort ? undefined : sort,
    period: period === usual.period ? undefined : period,
    open: open || undefined,
  };
}

/** Validates parsed search params; drops unknown and default values. */
export function readAddress(
  search: Readonly<Record<string, unknown>>,
  options: FilterOptions,
  usual: ConversationFilter,
): ConversationAddress {
  const filter = {
    query: wordsIn(search['q']),
    status: optionIn(options.status, search['status']) ?? usual.status,
    sort: optionIn(options.sort, search['sort']) ?? usual.sort,
    period: optionIn(options.period, search['period']) ?? usual.period,
  };
  return addressOf(filter, wordsIn(search['open']) || undefined, usual);
}
