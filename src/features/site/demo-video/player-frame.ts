/**
 * Asks the player in the frame of the given id to go on at `at` (seconds). The message reaches only
 * the origin that the frame was given; a player that does not know it ignores it.
 */
export function seekPlayer(frameId: string, at: number): void {
  const frame = document.getElementById(frameId);
  if (!(frame instanceof HTMLIFrameElement)) return;
  frame.contentWindow?.postMessage({ type: 'film.seek', at }, new URL(frame.src).origin);
}
