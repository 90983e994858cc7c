import type { Triage } from '#content/sample/workspace.ts';
import { now } from '#src/services/browser/clock.ts';
import { sampleNow } from './sample-conversations';
import { workspaceStore } from './workspace-store';

/** The triage of some conversations, by id; undefined for none. */
export type TriageById = Readonly<Record<string, Triage | undefined>>;

const isEmpty = ({ note, assignee, snooze }: Triage) => !note && !assignee && !snooze;

/** Stores the triage of conversations; returns what was stored before, which undoes the change. */
export function putTriage(changes: TriageById, store = workspaceStore): TriageById {
  const { triage } = store.read();
  const before = Object.fromEntries(Object.keys(changes).map((id) => [id, triage[id]]));
  store.update((all) => {
    const entries = Object.entries({ ...all.triage, ...changes }).flatMap(([id, marks]) =>
      marks === undefined || isEmpty(marks) ? [] : [[id, marks] as const],
    );
    return { ...all, triage: Object.fromEntries(entries) };
  });
  return before;
}

/** Changes one mark or more of each conversation; returns what was stored before. */
export function mark(ids: readonly string[], change: Triage, store = workspaceStore): TriageById {
  const { triage } = store.read();
  return putTriage(Object.fromEntries(ids.map((id) => [id, { ...triage[id], ...change }])), store);
}

/**
 * Returns the snooze that ends at `until` (epoch ms) in the sample. The sample's time stands still,
 * so the snooze lasts as long in the browser's time.
 */
export function snoozeUntil(until: number): NonNullable<Triage['snooze']> {
  const wakesAt = Date.parse(now()) + until - sampleNow;
  return { until: new Date(until).toISOString(), wakesAt: new Date(wakesAt).toISOString() };
}
