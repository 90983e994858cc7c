/** Creates a handle for a player's iframe, which may mount and unmount. */
export function createPlayerFrame() {
  let frame: HTMLIFrameElement | null = null;
  return {
    ref: (element: HTMLIFrameElement | null) => void (frame = element),
    focus: (options: FocusOptions) => frame?.focus(options),
    /**
     * Asks the player to continue at `at` (seconds). The message is posted to the iframe's origin
     * only; a player that doesn't support it ignores it.
     */
    seek: (at: number) =>
      frame?.contentWindow?.postMessage({ type: 'film.seek', at }, new URL(frame.src).origin),
  };
}
