import type { Triage } from '#content/sample/workspace.ts';
import type { RowsChange } from '#machines/row-selection/row-selection.machine.ts';
import { now } from '#src/services/browser/clock.ts';
import { changeRows } from './row-changes';
import { sampleNow } from './sample-conversations';
import { workspaceStore } from './workspace-store';

/** Makes one change of marks to each conversation; returns the change, for Undo. */
export const mark = (ids: readonly string[], change: Triage, store = workspaceStore): RowsChange =>
  changeRows(ids, change, store);

/**
 * Returns the snooze that ends at `until` (epoch ms) in the sample. The sample's time stands still,
 * so the snooze lasts as long in the browser's time.
 */
export function snoozeUntil(until: number): NonNullable<Triage['snooze']> {
  const wakesAt = Date.parse(now()) + until - sampleNow;
  return { until: new Date(until).toISOString(), wakesAt: new Date(wakesAt).toISOString() };
}
