/** The filters and sort orders of the conversation list, by search param. */
export const filterOptions = {
  status: ['all', 'pending', 'escalated', 'resolved'],
  sort: ['newest', 'oldest', 'place', 'pending'],
  period: ['24h', '7d', '30d', 'all'],
  mark: ['any', 'snoozed', 'mine', 'noted'],
} as const;

export type FilterOptions = typeof filterOptions;
export type StatusFilter = FilterOptions['status'][number];
export type ConversationSort = FilterOptions['sort'][number];
export type ConversationPeriod = FilterOptions['period'][number];

/** Marks by the team; `any` filters nothing. */
export type MarkFilter = FilterOptions['mark'][number];
/** Calendar days, as START..END: the dashboard's custom range. */
export type DaysPeriod = `${string}..${string}`;

export interface ConversationFilter {
  query: string;
  status: StatusFilter;
  sort: ConversationSort;
  period: ConversationPeriod | DaysPeriod;
  mark: MarkFilter;
  /** The names of a question and a place of the dashboard's rankings; empty for all. */
  question: string;
  place: string;
}

/** A queue of the last thirty days, the initial range of the dashboard. */
export const defaultFilter: ConversationFilter = {
  query: '',
  status: 'all',
  sort: 'pending',
  period: '30d',
  mark: 'any',
  question: '',
  place: '',
};
