import type { ConversationPeriod, ConversationSort, StatusFilter } from './conversation-filter';

export const statusLabels: Readonly<Record<StatusFilter, string>> = {
  all: 'All',
  pending: 'Pending',
  escalated: 'Escalated',
  resolved: 'Resolved',
};

export const sortLabels: Readonly<Record<ConversationSort, string>> = {
  newest: 'Sort: newest',
  oldest: 'Sort: oldest',
  place: 'Sort: location',
  pending: 'Sort: pending first',
};

export const periodLabels: Readonly<Record<ConversationPeriod, string>> = {
  '24h': 'Last 24 Hours',
  '7d': 'Last 7 Days',
  '30d': 'Last 30 Days',
  all: 'All 90 days',
};

/** Days back from the sample's now; null for all. */
export const periodDays: Readonly<Record<ConversationPeriod, number | null>> = {
  '24h': 1,
  '7d': 7,
  '30d': 30,
  all: null,
};

/** The maximum length of a response, in characters. */
export const responseLimit = 4000;
/** The maximum length of a draft in the stored schema; larger than a response. */
export const draftLimit = 20_000;

/** The error of a search that the address could not take. */
export const queryUnwritten =
  'The address could not follow the search. Links to this page open without it.';
