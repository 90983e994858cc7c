import type { MarkFilter } from './conversation-filter';

export const markLabels: Readonly<Record<Exclude<MarkFilter, 'any'>, string>> = {
  snoozed: 'snoozed',
  mine: 'assigned to me',
  noted: 'noted',
};

/** Names one conversation that passes the filter, as in "No snoozed conversation". */
export const markedNames: Readonly<Record<MarkFilter, string>> = {
  any: 'conversation',
  snoozed: 'snoozed conversation',
  mine: 'conversation assigned to me',
  noted: 'conversation with a note',
};

/** The longest internal note, in characters. */
export const noteLimit = 4000;

/** The copy of the controls of assignee, snooze and internal note. */
export const triageWords = {
  assignee: 'Assignee',
  nobody: 'Unassigned',
  snooze: 'Snooze',
  snoozeFor: 'Snooze…',
  notSnoozed: 'Not snoozed',
  answered: 'Mark as answered',
  until: (time: string) => `Until ${time}`,
  times: { later: 'Later today', tomorrow: 'Tomorrow', week: 'Next week' },
  snoozed: (time: string) => `Snoozed until ${time}.`,
  undo: 'Undo',
  note: 'Internal note',
  noteHint: 'Only your team sees this note. It is never sent to the visitor.',
} as const;
