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
  assign: 'Assign',
  snooze: 'Snooze',
  notSnoozed: 'Not snoozed',
  answered: 'Mark as answered',
  until: (time: string) => `Until ${time}`,
  times: { later: 'Later today', tomorrow: 'Tomorrow', week: 'Next week' },
  snoozed: (time: string) => `Snoozed until ${time}.`,
  awake: 'No longer snoozed.',
  assigned: (name: string) => `Assigned to ${name}.`,
  unassigned: 'Unassigned.',
  marked: 'Marked as answered.',
  isMarked: 'Answered outside the chat.',
  notStored: 'Browser storage is full or blocked, so your changes last until you close this page.',
  note: 'Internal note',
  noteHint: 'Internal note, never sent',
} as const;
