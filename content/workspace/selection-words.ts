import { numberText } from '../number-text';

/** The most conversations that one press assigns: more would fill the browser's storage. */
export const assignLimit = 1000;

/** The copy of the bar for selected conversations. */
export const selectionWords = {
  label: 'Selected conversations',
  selected: (selected: number) => `${numberText(selected)} selected`,
  all: (listed: number) => `Select all ${numberText(listed)}`,
  clear: 'Clear',
  snoozeLabel: 'Snooze the selected conversations',
  assignLabel: 'Assign the selected conversations',
  tooMany: `Assign at most ${numberText(assignLimit)} at once.`,
  read: 'Mark as read',
  answered: 'Mark as answered',
  exportFile: 'Export CSV',
  fileName: 'conversations.csv',
  exported: (rows: number) => `Exported ${numberText(rows)}.`,
  snoozed: (rows: number, until: string, others: number) =>
    `Snoozed ${numberText(rows)} until ${until}.${others > 0 ? ` ${numberText(others)} did not wait.` : ''}`,
  assigned: (rows: number, name: string) => `Assigned ${numberText(rows)} to ${name}.`,
  unassigned: (rows: number) => `Unassigned ${numberText(rows)}.`,
  answeredAll: (rows: number, others: number) =>
    `Marked ${numberText(rows)} as answered.${others > 0 ? ` ${numberText(others)} did not wait.` : ''}`,
  marked: (rows: number) => `Marked ${numberText(rows)} as read.`,
  dropped: 'Other filters: the selection was cleared.',
  undo: 'Undo',
  dismiss: 'Dismiss',
} as const;
