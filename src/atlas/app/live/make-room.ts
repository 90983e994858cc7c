/** The height of the focus ring in px. */
const focusRing = 8;

/**
 * Reserves space below the page for a fixed element and keeps the focused element visible when it
 * grows. Returns the cleanup function.
 */
export function makeRoom(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  let room = 0;
  const measure = () => {
    const { activeElement } = document;
    const { bottom = 0 } = activeElement?.getBoundingClientRect() ?? {};
    const isClearOf = (height: number) => bottom <= innerHeight - height;
    const wasClear = isClearOf(room);
    room = element.offsetHeight;
    // Scrolls focused elements above the panel.
    style.setProperty('scroll-padding-bottom', `${room + focusRing}px`);
    style.setProperty('padding-bottom', `${room}px`);
    if (wasClear && !isClearOf(room)) activeElement?.scrollIntoView({ block: 'nearest' });
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(element);
  measure();
  return () => {
    watcher.disconnect();
    style.removeProperty('scroll-padding-bottom');
    style.removeProperty('padding-bottom');
  };
}
