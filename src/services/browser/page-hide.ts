/** Calls `listener` when the page is hidden, closed or navigated away from. Returns a disposer. */
export function onPageHide(listener: () => void): () => void {
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
