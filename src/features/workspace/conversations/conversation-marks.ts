import type { Triage } from '#content/sample/workspace.ts';
import type { MarkFilter } from '#content/workspace/conversation-filter.ts';
import { hasTerms } from '#src/lib/text/folded-text.ts';

/** Returns whether a conversation's triage passes the filter. */
export function hasMark({ snooze, assignee, note }: Triage, filter: MarkFilter): boolean {
  if (filter === 'snoozed') return snooze !== undefined;
  if (filter === 'mine') return assignee === 'me';
  return filter === 'any' || note !== undefined;
}

/** Returns the ids of the conversations whose note contains every folded term. */
export function notedWith(
  terms: readonly string[],
  triage: Readonly<Record<string, Triage>>,
): ReadonlySet<string> {
  const marks = new Set<string>();
  if (terms.length === 0) return marks;
  for (const [id, { note }] of Object.entries(triage)) {
    if (note && hasTerms(note, terms)) marks.add(id);
  }
  return marks;
}
