/** Reports whether an element has been near the viewport; the result stays true. */
export function createNearness() {
  let isNear = false;
  let notify = () => {};
  return {
    read: () => isNear,
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => void (notify = () => {});
    },
    /** Observes an element; a ref callback. */
    observe: (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          isNear = true;
          notify();
        },
        { rootMargin: '200px' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
  };
}
