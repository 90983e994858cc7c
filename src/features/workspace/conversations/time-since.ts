const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats the time from `at` to `now`, both in epoch ms: "4 min ago", "3 h ago", "now". */
export function timeSince(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  if (passed < minute) return 'now';
  if (passed < hour) return `${Math.floor(passed / minute)} min ago`;
  if (passed < day) return `${Math.floor(passed / hour)} h ago`;
  return `${Math.floor(passed / day)} d ago`;
}
