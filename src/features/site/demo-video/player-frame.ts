/** Creates the hold on a player's frame, which may come and go. */
export function createPlayerFrame() {
  let frame: HTMLIFrameElement | null = null;
  return {
    ref: (element: HTMLIFrameElement | null) => void (frame = element),
    focus: (options: FocusOptions) => frame?.focus(options),
    /**
     * Asks the player to go on at `at` (seconds). The message reaches only the origin that the frame
     * was given; a player that does not know it ignores it.
     */
    seek: (at: number) =>
      frame?.contentWindow?.postMessage({ type: 'film.seek', at }, new URL(frame.src).origin),
  };
}
