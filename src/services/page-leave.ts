/**
 * Calls `listener` when the page is left, hidden or put to sleep: the last moment at which it can
 * keep something. Returns a function that stops it.
 */
export function onPageLeave(
  listener: () => void,
  world: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  world.addEventListener('pagehide', listener);
  return () => world.removeEventListener('pagehide', listener);
}
