/** What the list of conversations can be narrowed to and sorted by, as its address names it. */
export const filterOptions = {
  status: ['all', 'pending', 'escalated', 'resolved'],
  sort: ['newest', 'oldest', 'place', 'pending'],
  period: ['24h', '7d', '30d', 'all'],
} as const;

export type FilterOptions = typeof filterOptions;
export type StatusFilter = FilterOptions['status'][number];
export type ConversationSort = FilterOptions['sort'][number];
export type ConversationPeriod = FilterOptions['period'][number];

export interface ConversationFilter {
  query: string;
  status: StatusFilter;
  sort: ConversationSort;
  period: ConversationPeriod;
}

/** Thirty days, as the dashboard opens: both show the same number. */
export const defaultFilter: ConversationFilter = {
  query: '',
  status: 'all',
  sort: 'newest',
  period: '30d',
};
