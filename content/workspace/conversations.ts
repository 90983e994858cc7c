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

/** Days back from the sample's now; null for all there is. */
export const periodDays: Readonly<Record<ConversationPeriod, number | null>> = {
  '24h': 1,
  '7d': 7,
  '30d': 30,
  all: null,
};

/** How long a response may be, in characters. */
export const responseLimit = 4000;
/** How much a draft can hold (as the stored shape allows), so that nothing typed is cut unseen. */
export const draftLimit = 20_000;

/** The keys of the conversations page, as its help lists them. */
export const shortcutHelp: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['j'], does: 'Open the next conversation' },
  { keys: ['k'], does: 'Open the previous conversation' },
  { keys: ['↑', '↓'], does: 'Move through the list' },
  { keys: ['/'], does: 'Search' },
  { keys: ['r'], does: 'Write a response' },
  { keys: ['Ctrl', 'Enter'], does: 'Send the response' },
  { keys: ['Esc'], does: 'Back to the list' },
  { keys: ['?'], does: 'Show this help' },
];
