import { afterEach, expect, it, vi } from 'vitest';
import { prefetchLinks } from '#src/hydration/prefetch-links.ts';

/** Puts links on a page and lets a test fire their visibility. */
function pageWith(...paths: string[]) {
  document.body.innerHTML = paths.map((path) => `<a href="${path}">Go</a>`).join('');
  const links = [...document.querySelectorAll('a')];
  const watched = new Set<Element>();
  let notify: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};
  class Observer {
    constructor(listener: typeof notify) {
      notify = listener;
    }
    observe = (element: Element) => watched.add(element);
    disconnect = () => watched.clear();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const see = (isIntersecting: boolean, ...targets: Element[]) =>
    notify(targets.map((target) => ({ target, isIntersecting })));
  return { links, watched, see };
}

/** Starts the prefetch on such a page and lets a test fire its idle callbacks. */
function fetchingAhead(paths: string[], load = vi.fn((_path: string) => Promise.resolve())) {
  const page = pageWith(...paths);
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (done: () => void) => waiting.push(done));
  prefetchLinks(load)();
  const rest = async (times = 1) => {
    for (let time = 0; time < times; time += 1) {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { ...page, rest, fetched: () => load.mock.calls.map(([path]) => path) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('prefetch: visible links are fetched one at a time, each in an idle period', async () => {
  const { links, see, rest, fetched } = fetchingAhead(['/about', '/demo']);
  see(true, ...links);
  await Promise.resolve();
  expect(fetched()).toEqual([]);
  await rest();
  expect(fetched()).toEqual(['/about']);
  await rest();
  expect(fetched()).toEqual(['/about', '/demo']);
});

it('prefetch: a page is fetched once, and the open page never', async () => {
  const { links, see, rest, fetched } = fetchingAhead(['/about', '/about', location.pathname]);
  see(true, ...links);
  await rest(4);
  expect(fetched()).toEqual(['/about']);
});

it('prefetch: only links of this site are observed', () => {
  const { links, watched } = fetchingAhead(['/about', 'https://example.net/']);
  expect([...watched]).toEqual(links.slice(0, 1));
});

it('prefetch: a link that left the screen before its turn is skipped', async () => {
  const { links, see, rest, fetched } = fetchingAhead(['/about', '/demo']);
  see(true, ...links);
  see(false, links[1]!);
  await rest(3);
  expect(fetched()).toEqual(['/about']);
});

it('prefetch: a failed fetch does not stop the others and is not reported', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const { links, see, rest, fetched } = fetchingAhead(['/about', '/demo'], load);
  see(true, ...links);
  await rest(3);
  expect(fetched()).toEqual(['/about', '/demo']);
});

it('prefetch: while offline, nothing is fetched until a link becomes visible again', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { links, see, rest, fetched } = fetchingAhead(['/about']);
  see(true, ...links);
  await rest();
  expect(fetched()).toEqual([]);
  line.mockReturnValue(true);
  see(true, ...links);
  await rest();
  expect(fetched()).toEqual(['/about']);
});

it('prefetch: nothing is fetched while a field has the focus', async () => {
  const { links, see, rest, fetched } = fetchingAhead(['/about']);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  see(true, ...links);
  await rest();
  expect(fetched()).toEqual([]);
  field.blur();
  await rest(2);
  expect(fetched()).toEqual(['/about']);
});

it('prefetch: a rescan forgets the links of the previous page', () => {
  const { links, watched } = pageWith('/about');
  const look = prefetchLinks(() => Promise.resolve());
  look();
  expect([...watched]).toEqual(links);
  document.body.innerHTML = '<a href="/demo">Go</a>';
  look();
  expect([...watched]).toEqual([document.querySelector('a')]);
});

it('prefetch: it works without idle callbacks and without IntersectionObserver', async () => {
  const { links, see } = pageWith('/about');
  const load = vi.fn(() => Promise.resolve());
  prefetchLinks(load)();
  see(true, ...links);
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['/about']]));

  vi.stubGlobal('IntersectionObserver', undefined);
  expect(() => prefetchLinks(load)()).not.toThrow();
});
