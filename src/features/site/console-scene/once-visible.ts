/**
 * Calls `listener` once, when at least half of `element` is visible. Returns a disposer. Without
 * IntersectionObserver the element counts as visible.
 */
export function onceVisible(element: Element, listener: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    listener();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      listener();
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
