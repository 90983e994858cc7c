type Deps = {
  requestAnimationFrame: (callback: (timeMs: number) => void) => number;
  cancelAnimationFrame: (handle: number) => void;
};

/** A hidden tab gets no frames; the cap keeps it from jumping ahead on return. */
const longestMs = 100;

/**
 * Calls `listener` on each animation frame with the ms since the previous one, 100 ms at most.
 * Returns a disposer. Tests replace `deps`.
 */
export function frameClock(listener: (ms: number) => void, deps: Deps = globalThis): () => void {
  let before: number | undefined;
  const onFrame = (timeMs: number) => {
    handle = deps.requestAnimationFrame(onFrame);
    const ms = Math.min(timeMs - (before ?? timeMs), longestMs);
    before = timeMs;
    if (ms > 0) listener(ms);
  };
  let handle = deps.requestAnimationFrame(onFrame);
  return () => deps.cancelAnimationFrame(handle);
}
