/** Returns the current time as ISO 8601 in UTC (specification §14.14). Nothing else reads the clock. */
export function now(): string {
  return new Date().toISOString();
}

/** Returns the ms since navigation started; monotonic. */
export function sinceOpened(): number {
  return performance.now();
}
