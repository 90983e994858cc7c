/** The reading line, two fifths down the viewport: the section that crosses it is current. */
const readingLine = '-40% 0px -60% 0px';

/**
 * Tracks the current section of a page. Sections have headings with these ids; the first is
 * current until another is scrolled to or marked.
 */
export function scrollSpy<Id extends string>(ids: readonly Id[]) {
  let [current] = ids;
  const listeners = new Set<() => void>();

  /** Makes a section current; ignores unknown ids. */
  function mark(id: string) {
    current = ids.find((sectionId) => sectionId === id) ?? current;
    listeners.forEach((listener) => listener());
  }

  /** Observes the rendered sections; returns a disposer. */
  function subscribe(listener: () => void): () => void {
    const idOf = new Map<Element, Id>();
    for (const id of ids) {
      const section = document.getElementById(id)?.closest('section');
      if (section) idOf.set(section, id);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({ isIntersecting }) => isIntersecting);
        const id = reached && idOf.get(reached.target);
        if (id !== undefined) mark(id);
      },
      { rootMargin: readingLine },
    );
    idOf.forEach((_, section) => observer.observe(section));
    listeners.add(listener);
    return () => {
      observer.disconnect();
      listeners.delete(listener);
      if (listeners.size === 0) [current] = ids;
    };
  }

  return { mark, subscribe, read: () => current };
}
