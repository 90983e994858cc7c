/** Resolves once text is on the screen. Nothing of this file may be used in here. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    }).observe({ type: 'paint', buffered: true });
  });
}
