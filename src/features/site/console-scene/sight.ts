/**
 * Calls `listener` once, when at least half of `element` is in view; returns a function that
 * stops watching. Without IntersectionObserver the element counts as seen at once.
 */
export function whenSeen(element: Element, listener: () => void): () => void {
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
