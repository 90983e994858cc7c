import type { Triage } from '#content/sample/workspace.ts';
import { now } from '#src/services/browser/clock.ts';
import { sampleNow } from './sample-conversations';
import { workspaceStore } from './workspace-store';

const isEmpty = ({ note, assignee, snooze }: Triage) => !note && !assignee && !snooze;

/** Changes marks of conversations, by id; removes marks that are empty. */
export function markEach(changes: Readonly<Record<string, Triage>>, store = workspaceStore): void {
  store.update((all) => {
    const changed = Object.entries(changes).map(
      ([id, change]) => [id, { ...all.triage[id], ...change }] as const,
    );
    const entries = Object.entries({ ...all.triage, ...Object.fromEntries(changed) });
    const triage = Object.fromEntries(entries.filter(([, marks]) => !isEmpty(marks)));
    return { ...all, triage };
  });
}

/** Makes one change of marks to each conversation. */
export function mark(ids: readonly string[], change: Triage, store = workspaceStore): void {
  markEach(Object.fromEntries(ids.map((id) => [id, change])), store);
}

/**
 * Returns the snooze that ends at `until` (epoch ms) in the sample. The sample's time stands still,
 * so the snooze lasts as long in the browser's time.
 */
export function snoozeUntil(until: number): NonNullable<Triage['snooze']> {
  const wakesAt = Date.parse(now()) + until - sampleNow;
  return { until: new Date(until).toISOString(), wakesAt: new Date(wakesAt).toISOString() };
}
