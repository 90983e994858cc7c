/** A line across the page, two fifths down: what lies under it is being read. */
const readingLine = '-40% 0px -60% 0px';

/**
 * Calls `listener` with the element that comes to lie under the reading line, each time another
 * one does; returns a function that stops it.
 */
export function onPassage(
  elements: readonly Element[],
  listener: (element: Element) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const reached = entries.find(({ isIntersecting }) => isIntersecting);
      if (reached) listener(reached.target);
    },
    { rootMargin: readingLine },
  );
  elements.forEach((element) => observer.observe(element));
  return () => observer.disconnect();
}
