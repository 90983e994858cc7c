/** Calls `listener` once the browser has painted what is rendered by now. Returns the disposer. */
export function afterPaint(listener: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(listener);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
