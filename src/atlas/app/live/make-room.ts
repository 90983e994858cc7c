/** What shows the focus is drawn around an element: px that are kept free below it. */
const focusRing = 8;

/**
 * Keeps as much room below the page as something takes that lies over it, and what has the focus clear
 * of it when it grows; returns what ends that.
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
    // What gets the focus is scrolled to where it can be seen.
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
