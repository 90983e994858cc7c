const two = (value: number) => String(value).padStart(2, '0');

/** Formats seconds since midnight as 02:13:58. */
export function clockText(secondsOfDay: number): string {
  const whole = Math.floor(secondsOfDay);
  return [whole / 3600, (whole / 60) % 60, whole % 60]
    .map((part) => two(Math.floor(part)))
    .join(':');
}

/** Formats ms as a playback time, such as 0:28. */
export function playTimeText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
