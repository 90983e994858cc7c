import { afterEach, expect, it, vi } from 'vitest';
import { prefetchLinks } from '#src/entries/prefetch-links.ts';

/** Links on a page, and a hand on which of them are on the screen. */
function pageWith(...paths: string[]) {
  document.body.innerHTML = paths.map((path) => `<a href="${path}">Go</a>`).join('');
  const links = [...document.querySelectorAll('a')];
  const watched = new Set<Element>();
  let tell: (sightings: { target: Element; isIntersecting: boolean }[]) => void = () => {};
  class Observer {
    constructor(listener: typeof tell) {
      tell = listener;
    }
    observe = (element: Element) => watched.add(element);
    disconnect = () => watched.clear();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const see = (isIntersecting: boolean, ...targets: Element[]) =>
    tell(targets.map((target) => ({ target, isIntersecting })));
  return { links, watched, see };
}

/** A page that fetches ahead what its links lead to, and a hand on its idle moments. */
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
  return { ...page, rest, asked: () => load.mock.calls.map(([path]) => path) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('speed: pages that the links on the screen lead to come one at a time, each in a quiet moment', async () => {
  const { links, see, rest, asked } = fetchingAhead(['/about', '/demo']);
  see(true, ...links);
  await Promise.resolve();
  expect(asked()).toEqual([]);
  await rest();
  expect(asked()).toEqual(['/about']);
  await rest();
  expect(asked()).toEqual(['/about', '/demo']);
});

it('speed: what is seen while a page comes waits for its turn', async () => {
  const arrivals: (() => void)[] = [];
  const load = vi.fn(() => new Promise<void>((resolve) => arrivals.push(resolve)));
  const { links, see, rest, asked } = fetchingAhead(['/about', '/demo'], load);
  see(true, links[0]!);
  await rest();
  see(true, links[1]!);
  await rest();
  expect(asked()).toEqual(['/about']);
  arrivals[0]!();
  await rest(2);
  expect(asked()).toEqual(['/about', '/demo']);
});

it('speed: a page comes once, by whichever link, and the one that is open not at all', async () => {
  const { links, see, rest, asked } = fetchingAhead(['/about', '/about', location.pathname]);
  see(true, ...links);
  await rest(4);
  expect(asked()).toEqual(['/about']);
});

it('speed: only links of this site are looked for', () => {
  const { links, watched } = fetchingAhead(['/about', 'https://example.net/']);
  expect([...watched]).toEqual(links.slice(0, 1));
});

it('speed: a link that has left the screen before its turn is let be', async () => {
  const { links, see, rest, asked } = fetchingAhead(['/about', '/demo']);
  see(true, ...links);
  see(false, links[1]!);
  await rest(3);
  expect(asked()).toEqual(['/about']);
});

it('speed: a page that could not be fetched stops none of the others, nor anybody', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const { links, see, rest, asked } = fetchingAhead(['/about', '/demo'], load);
  see(true, ...links);
  await rest(3);
  expect(asked()).toEqual(['/about', '/demo']);
});

it('speed: without a connection nothing is asked for until a link is seen anew', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { links, see, rest, asked } = fetchingAhead(['/about']);
  see(true, ...links);
  await rest();
  expect(asked()).toEqual([]);
  line.mockReturnValue(true);
  see(true, ...links);
  await rest();
  expect(asked()).toEqual(['/about']);
});

it('speed: looking anew forgets the links of the page before', () => {
  const { links, watched } = pageWith('/about');
  const look = prefetchLinks(() => Promise.resolve());
  look();
  expect([...watched]).toEqual(links);
  document.body.innerHTML = '<a href="/demo">Go</a>';
  look();
  expect([...watched]).toEqual([document.querySelector('a')]);
});

it('speed: a browser that tells no idle moments, or not what is on the screen, is served too', async () => {
  const { links, see } = pageWith('/about');
  const load = vi.fn(() => Promise.resolve());
  prefetchLinks(load)();
  see(true, ...links);
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['/about']]));

  vi.stubGlobal('IntersectionObserver', undefined);
  expect(() => prefetchLinks(load)()).not.toThrow();
});
