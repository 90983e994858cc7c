/** One stored item of a visitor, as the privacy page lists it. */
export type StoredEntry = {
  kind:
    | 'lead'
    | 'request'
    | 'typed'
    | 'draft'
    | 'chat'
    | 'workspace'
    | 'recentCommands'
    | 'theme'
    | 'unreadable';
  /** Empty if there is none. */
  email: string;
  /** ISO 8601 in UTC; empty if unknown. */
  time: string;
  state: 'delivered' | 'waiting' | 'refused' | 'unsent';
};
