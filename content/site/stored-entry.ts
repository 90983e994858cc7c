import type { privacy } from './privacy';

/** One stored item of a visitor, as the privacy page lists it. */
export type StoredEntry = {
  kind: keyof typeof privacy.now.kinds;
  /** Empty if there is none. */
  email: string;
  /** ISO 8601 in UTC; empty if unknown. */
  time: string;
  state: 'delivered' | 'waiting' | 'refused' | 'unsent';
};
