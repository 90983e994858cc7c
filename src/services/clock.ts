/** Returns the time as ISO 8601 in UTC (contracts §4). The one place that reads it. */
export function now(): string {
  return new Date().toISOString();
}
