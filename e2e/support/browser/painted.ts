/** Resolves after first contentful paint. Runs in the page, without closures. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    }).observe({ type: 'paint', buffered: true });
  });
}
