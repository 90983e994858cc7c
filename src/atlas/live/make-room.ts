/** Keeps as much room below the page as something takes that lies over it; returns what ends that. */
export function makeRoom(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => {
    const room = `${element.offsetHeight}px`;
    // What gets the focus is scrolled to where it can be seen.
    style.setProperty('scroll-padding-bottom', room);
    style.setProperty('padding-bottom', room);
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
