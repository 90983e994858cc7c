import type { Triage } from '#content/sample/workspace.ts';
import type { MarksBefore } from '#machines/row-selection/row-selection.machine.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { markAnswered } from '#src/features/workspace/sample/escalation-answers.ts';
import { isAnswered } from '#src/features/workspace/sample/pending.ts';
import { isSinceLastVisit } from '#src/features/workspace/sample/seen.ts';
import { mark } from '#src/features/workspace/sample/triage.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';

type Test = (row: Conversation) => boolean;

/** Returns a test of the rows that wait for a person, or are snoozed. */
export const snoozable = (): Test => {
  const { answers } = workspaceStore.read();
  return (row) => row.status === 'Escalated' && !isAnswered(row, answers);
};

/** Returns a test of the rows that the list marks as new. */
export const unread = (): Test => {
  const seen = new Set(workspaceStore.read().seen);
  return (row) => isSinceLastVisit(row) && !seen.has(row.id);
};

type BulkChange = Pick<Triage, 'snooze'> | Pick<Triage, 'assignee'>;

/** Makes one change of marks to all rows; returns the marks before, for Undo. */
export function markAll(rows: readonly Conversation[], change: BulkChange): MarksBefore {
  const { triage } = workspaceStore.read();
  const marks = Object.fromEntries(
    rows.map(({ id }): readonly [string, Triage] => {
      const { assignee, snooze } = triage[id] ?? {};
      if ('snooze' in change) return [id, snooze ? { snooze } : {}];
      return [id, assignee ? { assignee } : {}];
    }),
  );
  mark(Object.keys(marks), change);
  return { changed: 'snooze' in change ? ['snooze'] : ['assignee'], marks, read: [], answered: [] };
}

/** Marks all rows as answered, which ends their snoozes; returns the marks before, for Undo. */
export function answerAll(rows: readonly Conversation[]): MarksBefore {
  const before = markAll(rows, { snooze: undefined });
  const answered = rows.map(({ id }) => id);
  markAnswered(answered, true);
  return { ...before, answered };
}

/** Marks all rows as read; returns the ones that were new, for Undo. */
export function readAll(rows: readonly Conversation[]): MarksBefore {
  const read = rows.filter(unread()).map(({ id }) => id);
  workspaceStore.update((all) => ({ ...all, seen: [...all.seen, ...read] }));
  return { changed: [], marks: {}, read, answered: [] };
}
