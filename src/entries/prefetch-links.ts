const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/**
 * Prefetches the pages behind visible links, one at a time while the browser is idle. `load`
 * takes a path; a failed page loads on navigation. Returns a function that rescans the page for
 * links.
 */
export function prefetchLinks(load: (path: string) => Promise<unknown>): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const prefetched = new Set<string>();
  const visible = new Set<HTMLAnchorElement>();
  let isBusy = false;

  async function prefetchVisible(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (const link of visible) {
      if (!navigator.onLine) break;
      visible.delete(link);
      const { pathname } = link;
      if (prefetched.has(pathname)) continue;
      await whenIdle();
      prefetched.add(pathname);
      await load(pathname).catch(() => {});
    }
    isBusy = false;
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (target instanceof HTMLAnchorElement) visible[isIntersecting ? 'add' : 'delete'](target);
    void prefetchVisible();
  });
  return () => {
    observer.disconnect();
    visible.clear();
    prefetched.add(location.pathname);
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  };
}
