/** A length or a place in a video as it is written: 28 seconds are `0:28`. */
export function clockText(seconds: number): string {
  const rest = String(Math.floor(seconds % 60)).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${rest}`;
}
