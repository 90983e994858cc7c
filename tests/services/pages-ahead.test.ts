import { afterEach, expect, it, vi } from 'vitest';
import { loadPagesAhead } from '../../src/services/pages-ahead';

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

/** Idle moments that come when they are asked for. */
function heldRest() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (done: () => void) => waiting.push(done));
  return async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('speed: pages that the links on the screen lead to come one at a time, each in a quiet moment', async () => {
  const { links, see } = pageWith('/about', '/demo');
  const rest = heldRest();
  const load = vi.fn(() => Promise.resolve());
  loadPagesAhead(load)();
  see(true, ...links);
  await Promise.resolve();
  expect(load.mock.calls).toEqual([]);
  await rest();
  expect(load.mock.calls).toEqual([['/about']]);
  await rest();
  expect(load.mock.calls).toEqual([['/about'], ['/demo']]);
});

it('speed: what is seen while a page comes waits for its turn', async () => {
  const { links, see } = pageWith('/about', '/demo');
  const rest = heldRest();
  const arrivals: (() => void)[] = [];
  const load = vi.fn(() => new Promise<void>((resolve) => arrivals.push(resolve)));
  loadPagesAhead(load)();
  see(true, links[0]!);
  await rest();
  see(true, links[1]!);
  await rest();
  expect(load.mock.calls).toEqual([['/about']]);
  arrivals[0]!();
  await rest();
  await rest();
  expect(load.mock.calls).toEqual([['/about'], ['/demo']]);
});

it('speed: a page comes once, by whichever link, and the one that is open not at all', async () => {
  const { links, watched, see } = pageWith('/about', '/about', location.pathname);
  document.body.insertAdjacentHTML('beforeend', '<a href="https://example.net/">Out</a>');
  const rest = heldRest();
  const load = vi.fn(() => Promise.resolve());
  loadPagesAhead(load)();
  expect([...watched]).toEqual(links);
  see(true, ...links);
  for (let times = 0; times < 4; times += 1) await rest();
  expect(load.mock.calls).toEqual([['/about']]);
});

it('speed: a link that has left the screen before its turn is let be', async () => {
  const { links, see } = pageWith('/about', '/demo');
  const rest = heldRest();
  const load = vi.fn(() => Promise.resolve());
  loadPagesAhead(load)();
  see(true, ...links);
  see(false, links[1]!);
  for (let times = 0; times < 3; times += 1) await rest();
  expect(load.mock.calls).toEqual([['/about']]);
});

it('speed: a page that could not be fetched stops none of the others, nor anybody', async () => {
  const { links, see } = pageWith('/about', '/demo');
  const rest = heldRest();
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  loadPagesAhead(load)();
  see(true, ...links);
  for (let times = 0; times < 3; times += 1) await rest();
  expect(load.mock.calls).toEqual([['/about'], ['/demo']]);
});

it('speed: without a connection nothing is asked for; what was seen comes with the next look', async () => {
  const { links, see } = pageWith('/about');
  const rest = heldRest();
  const load = vi.fn(() => Promise.resolve());
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loadPagesAhead(load)();
  see(true, ...links);
  await rest();
  expect(load).not.toHaveBeenCalled();
  line.mockReturnValue(true);
  see(true, ...links);
  await rest();
  expect(load.mock.calls).toEqual([['/about']]);
});

it('speed: looking anew forgets the links of the page before', () => {
  const { links, watched } = pageWith('/about');
  const look = loadPagesAhead(() => Promise.resolve());
  look();
  expect([...watched]).toEqual(links);
  document.body.innerHTML = '<a href="/demo">Go</a>';
  look();
  expect([...watched]).toEqual([document.querySelector('a')]);
});

it('speed: a browser that tells no idle moments, or not what is on the screen, is served too', async () => {
  const { links, see } = pageWith('/about');
  const load = vi.fn(() => Promise.resolve());
  loadPagesAhead(load)();
  see(true, ...links);
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['/about']]));

  vi.stubGlobal('IntersectionObserver', undefined);
  expect(() => loadPagesAhead(load)()).not.toThrow();
});
