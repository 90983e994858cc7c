import type { MarkFilter } from './conversation-filter';

export const markLabels: Readonly<Record<Exclude<MarkFilter, 'any'>, string>> = {
  snoozed: 'snoozed',
  mine: 'assigned to me',
  noted: 'noted',
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
  until: (time: string) => `Until ${time}`,
  times: { later: 'Later today', tomorrow: 'Tomorrow', week: 'Next week' },
  snoozed: (time: string) => `Snoozed until ${time}.`,
  undo: 'Undo',
  note: 'Internal note',
  noteHint: 'Only your team sees this note. It is never sent to the visitor.',
} as const;
