import { now } from '#src/services/browser/clock.ts';
import { mark } from './triage';
import { workspaceStore } from './workspace-store';

/** Timers stop while a device sleeps, so the clock is read at least this often (ms). */
const longestWaitMs = 60_000;

/** Ends each snooze when it is due; returns a disposer. */
export function returnSnoozed(store = workspaceStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const waits = Object.entries(store.read().triage).flatMap(([id, { snooze }]) =>
      snooze ? [{ id, ms: Date.parse(snooze.wakesAt) - Date.parse(now()) }] : [],
    );
    const due = waits.filter(({ ms }) => ms <= 0).map(({ id }) => id);
    // The change calls this function again.
    if (due.length > 0) mark(due, { snooze: undefined }, store);
    else if (waits.length > 0)
      timer = setTimeout(check, Math.min(longestWaitMs, ...waits.map(({ ms }) => ms)));
  };
  const stop = store.subscribe(check);
  check();
  return () => {
    stop();
    clearTimeout(timer);
  };
}
