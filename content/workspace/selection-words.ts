const count = new Intl.NumberFormat('en-US');

/** The most conversations that one press assigns: more would fill the browser's storage. */
export const assignLimit = 1000;

/** The copy of the bar for selected conversations. */
export const selectionWords = {
  label: 'Selected conversations',
  selected: (selected: number) => `${count.format(selected)} selected`,
  all: (listed: number) => `Select all ${count.format(listed)}`,
  clear: 'Clear',
  snooze: 'Snooze…',
  snoozeLabel: 'Snooze the selected conversations',
  assign: 'Assign…',
  assignLabel: 'Assign the selected conversations',
  tooMany: `Assign at most ${count.format(assignLimit)} at once.`,
  read: 'Mark as read',
  answered: 'Mark as answered',
  exportFile: 'Export CSV',
  fileName: 'conversations.csv',
  exported: (rows: number) => `Exported ${count.format(rows)}.`,
  snoozed: (rows: number, until: string, others: number) =>
    `Snoozed ${count.format(rows)} until ${until}.${others > 0 ? ` ${count.format(others)} did not wait.` : ''}`,
  assigned: (rows: number, name: string) => `Assigned ${count.format(rows)} to ${name}.`,
  unassigned: (rows: number) => `Unassigned ${count.format(rows)}.`,
  answeredAll: (rows: number, others: number) =>
    `Marked ${count.format(rows)} as answered.${others > 0 ? ` ${count.format(others)} did not wait.` : ''}`,
  marked: (rows: number) => `Marked ${count.format(rows)} as read.`,
  dropped: 'Other filters: the selection was cleared.',
  undo: 'Undo',
  dismiss: 'Dismiss',
} as const;
