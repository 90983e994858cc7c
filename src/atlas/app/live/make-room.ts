/** The height of the focus ring in px. */
const focusRing = 8;

/**
 * Reserves space for an element at the bottom of the window, and keeps the focused element visible
 * when it grows.
 */
export function makeRoom(element: HTMLElement): void {
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
    // Messages that are fixed to the window's bottom stay above the panel.
    style.setProperty('--below', `${room}px`);
    if (wasClear && !isClearOf(room) && !element.contains(activeElement))
      activeElement?.scrollIntoView({ block: 'nearest' });
  };
  new ResizeObserver(measure).observe(element);
  measure();
}
