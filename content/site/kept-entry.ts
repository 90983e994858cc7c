/** Something that a visitor has left in this browser, as it is told on the privacy page. */
export type KeptEntry = {
  kind: 'lead' | 'request' | 'typed' | 'draft' | 'unreadable';
  /** Empty where none can be read. */
  email: string;
  /** ISO 8601 in UTC; empty where it is not known. */
  time: string;
  state: 'delivered' | 'waiting' | 'refused' | 'unsent';
};
