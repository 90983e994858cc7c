const rest = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/**
 * Prefetches the pages behind visible links, one at a time while the browser is idle. `load`
 * takes a path; a failed page loads on navigation. Returns a function that rescans the page for
 * links.
 */
export function loadPagesAhead(load: (path: string) => Promise<unknown>): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const loaded = new Set<string>();
  const seen = new Set<HTMLAnchorElement>();
  let isBusy = false;

  async function loadSeen(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (const link of seen) {
      if (!navigator.onLine) break;
      seen.delete(link);
      const { pathname } = link;
      if (loaded.has(pathname)) continue;
      await rest();
      loaded.add(pathname);
      await load(pathname).catch(() => {});
    }
    isBusy = false;
  }

  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (target instanceof HTMLAnchorElement) seen[isIntersecting ? 'add' : 'delete'](target);
    void loadSeen();
  });
  return () => {
    sight.disconnect();
    seen.clear();
    loaded.add(location.pathname);
    for (const link of document.querySelectorAll('a[href^="/"]')) sight.observe(link);
  };
}
