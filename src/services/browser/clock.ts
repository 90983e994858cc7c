/** Returns the time as ISO 8601 in UTC (contracts §4). The one place that reads it. */
export function now(): string {
  return new Date().toISOString();
}

/** Returns how long ago this page was asked for, in ms; no change of the clock moves it. */
export function sinceOpened(): number {
  return performance.now();
}
