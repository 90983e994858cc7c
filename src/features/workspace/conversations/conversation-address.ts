import type { ConversationFilter, FilterOptions } from '#content/workspace/conversation-filter.ts';

/** What stands in the address of the conversations page; what is as usual does not. */
export interface ConversationAddress {
  q?: string | undefined;
  status?: ConversationFilter['status'] | undefined;
  sort?: ConversationFilter['sort'] | undefined;
  period?: ConversationFilter['period'] | undefined;
  /** The id of the open conversation. */
  open?: string | undefined;
}

const longest = 200;

/** A number or a boolean in an address was typed as a word. */
const wordsIn = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).slice(0, longest)
    : '';

const optionIn = <Option extends string>(options: readonly Option[], value: unknown) =>
  options.find((option) => option === value);

/** Returns the filter that an address asks for, the usual values where it says nothing known. */
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

/** Returns the address of a filter and, where one is open, of a conversation. */
export function addressOf(
  filter: ConversationFilter,
  open: string | undefined,
  usual: ConversationFilter,
): ConversationAddress {
  const { query, status, sort, period } = filter;
  // Each part is named: what is left out keeps, to the router, the value that was typed.
  return {
    q: query.trim() === '' ? undefined : query,
    status: status === usual.status ? undefined : status,
    sort: sort === usual.sort ? undefined : sort,
    period: period === usual.period ? undefined : period,
    open: open || undefined,
  };
}

/** Returns what is known and unusual in the parsed query of an address; anything may stand there. */
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
