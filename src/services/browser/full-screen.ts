/** Calls `listener` when the page enters or leaves full screen; returns a disposer. */
export function onFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Returns whether an element of the page fills the screen. */
export const isFullScreen = (): boolean => Boolean(document.fullscreenElement);

/** Returns whether the browser and the embedding page allow full screen. */
export const canFillScreen = (): boolean => document.fullscreenEnabled;

/** Shows an element, by default the page, in full screen, or leaves it. A browser may refuse. */
export function toggleFullScreen(element: Element = document.documentElement): void {
  if (!canFillScreen()) return;
  const change = isFullScreen() ? document.exitFullscreen() : element.requestFullscreen();
  change.catch(() => {});
}
