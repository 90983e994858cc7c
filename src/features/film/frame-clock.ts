type World = {
  requestAnimationFrame: (callback: (timeMs: number) => void) => number;
  cancelAnimationFrame: (handle: number) => void;
};

/** A tab that was hidden gets no frames; the time it missed is not made up for in one leap. */
const longestMs = 100;

/**
 * Calls `listener` with the ms since the frame before, at every frame of the screen, 100 ms at
 * most; returns a function that stops it. `world` is the window unless a test steers it.
 */
export function frameClock(listener: (ms: number) => void, world: World = globalThis): () => void {
  let before: number | undefined;
  const onFrame = (timeMs: number) => {
    handle = world.requestAnimationFrame(onFrame);
    const ms = Math.min(timeMs - (before ?? timeMs), longestMs);
    before = timeMs;
    if (ms > 0) listener(ms);
  };
  let handle = world.requestAnimationFrame(onFrame);
  return () => world.cancelAnimationFrame(handle);
}
