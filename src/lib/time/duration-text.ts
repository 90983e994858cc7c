const minute = 60_000;

/** Formats a duration in ms, in whole minutes: "5 h 27 min", "12 min", "under 1 min". */
export function durationText(duration: number): string {
  const minutes = Math.floor(duration / minute);
  if (minutes < 1) return 'under 1 min';
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
