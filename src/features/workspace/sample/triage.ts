import type { Triage } from '#content/sample/workspace.ts';
import { now } from '#src/services/browser/clock.ts';
import { sampleNow } from './sample-conversations';
import { workspaceStore } from './workspace-store';

const isEmpty = ({ note, assignee, snooze }: Triage) => !note && !assignee && !snooze;

/** Changes one mark or more of each conversation; removes marks that are empty. */
export function mark(ids: readonly string[], change: Triage, store = workspaceStore): void {
  store.update((all) => {
    const changed = ids.map((id) => [id, { ...all.triage[id], ...change }] as const);
    const entries = Object.entries({ ...all.triage, ...Object.fromEntries(changed) });
    const triage = Object.fromEntries(entries.filter(([, marks]) => !isEmpty(marks)));
    return { ...all, triage };
  });
}

/**
 * Returns the snooze that ends at `until` (epoch ms) in the sample. The sample's time stands still,
 * so the snooze lasts as long in the browser's time.
 */
export function snoozeUntil(until: number): NonNullable<Triage['snooze']> {
  const wakesAt = Date.parse(now()) + until - sampleNow;
  return { until: new Date(until).toISOString(), wakesAt: new Date(wakesAt).toISOString() };
}
