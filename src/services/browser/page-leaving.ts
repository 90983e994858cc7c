/**
 * Calls `listener` whenever the page may be about to go: it is hidden, closed or left. Returns a
 * function that stops it.
 */
export function onPageLeaving(listener: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('pagehide', listener, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') listener();
    },
    { signal },
  );
  return () => stop.abort();
}
