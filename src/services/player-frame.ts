/**
 * Asks the player in `frame` to go on at `at` (seconds). The message reaches only the origin that
 * the frame was given; a player that does not know it ignores it.
 */
export function seekPlayer(frame: HTMLIFrameElement, at: number): void {
  frame.contentWindow?.postMessage({ type: 'film.seek', at }, new URL(frame.src).origin);
}
