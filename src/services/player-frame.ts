/**
 * The frame of a video's player, once it is held. `seek` asks the player to go on at a place
 * (seconds): the message reaches only the origin that the frame was given, and a player that does
 * not know it ignores it.
 */
export function playerFrame() {
  let held: HTMLIFrameElement | null = null;
  return {
    hold: (frame: HTMLIFrameElement | null): void => {
      held = frame;
    },
    focus: (): void => held?.focus({ preventScroll: true }),
    seek: (at: number): void => {
      if (!held) return;
      held.contentWindow?.postMessage({ type: 'film.seek', at }, new URL(held.src).origin);
    },
  };
}
