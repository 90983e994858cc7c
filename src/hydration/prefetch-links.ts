/** Waits at most two seconds: Chromium can be without idle time while only the compositor works. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve);
  });

const isTyping = () => document.activeElement?.matches('input, select, textarea') ?? false;

/**
 * Prefetches the pages behind visible links, one at a time while the browser is idle and no field
 * has the focus: a key must not wait for another page's code. `load` takes a path; a failed page
 * loads on navigation. Returns a function that rescans the page for links.
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
      const { pathname } = link;
      if (!prefetched.has(pathname)) {
        await whenIdle();
        if (!navigator.onLine || isTyping()) break;
        prefetched.add(pathname);
        await load(pathname).catch(() => {});
      }
      visible.delete(link);
    }
    isBusy = false;
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (target instanceof HTMLAnchorElement) visible[isIntersecting ? 'add' : 'delete'](target);
    void prefetchVisible();
  });
  addEventListener('focusout', () => void prefetchVisible());
  return () => {
    observer.disconnect();
    visible.clear();
    prefetched.add(location.pathname);
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  };
}
