import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '#src/services/browser/clipboard.ts';
import { createPlayerFrame } from '#src/features/site/demo-video/player-frame.ts';
import { scrollSpy } from '#src/features/workspace/account/scroll-spy.ts';
import { logGoogleSignIn } from '#src/features/site/sign-in/sign-in-log.ts';
import { onWideViewport } from '#src/services/browser/viewport.ts';

/** Fakes IntersectionObserver and lets a test fire its entries. */
function fakeIntersections() {
  type Intersection = { target: Element; isIntersecting: boolean };
  const optionsSeen: unknown[] = [];
  const watched = new Set<Element>();
  let notify: (entries: Intersection[]) => void = () => {};
  class Observer {
    constructor(listener: (entries: Intersection[]) => void, options: unknown) {
      notify = listener;
      optionsSeen.push(options);
    }
    observe = (element: Element) => watched.add(element);
    disconnect = () => watched.clear();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const sees = (...targets: [Element, boolean][]) =>
    notify(targets.map(([target, isIntersecting]) => ({ target, isIntersecting })));
  return { optionsSeen, watched, sees };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('account settings: scroll spy', () => {
  it('§2.124 account settings: the section at two fifths of the viewport is current', () => {
    const { optionsSeen, watched, sees } = fakeIntersections();
    document.body.innerHTML =
      '<section><h2 id="one"></h2></section><section><h2 id="two"></h2></section>';
    const [first, second] = document.querySelectorAll('section');
    const spy = scrollSpy(['one', 'two']);
    const listener = vi.fn();
    const stop = spy.subscribe(listener);
    expect(optionsSeen).toEqual([{ rootMargin: '-40% 0px -60% 0px' }]);
    expect([...watched]).toEqual([first, second]);
    expect(spy.read()).toBe('one');
    sees([first!, false], [second!, true]);
    expect([spy.read(), listener.mock.calls.length]).toEqual(['two', 1]);
    sees([second!, false]);
    expect(spy.read()).toBe('two');
    spy.mark('one');
    spy.mark('three');
    expect(spy.read()).toBe('one');
    spy.mark('two');
    stop();
    expect([watched.size, spy.read()]).toEqual([0, 'one']);
  });
});

describe('demo video: the player', () => {
  it('§15.31 demo video: the seek message goes only to the frame’s origin', () => {
    // A frame in the page would load its document.
    const frame = document.createElement('iframe');
    const post = vi.fn();
    Object.defineProperty(frame, 'contentWindow', { value: { postMessage: post } });
    Object.defineProperty(frame, 'src', { value: 'https://video.example/embed/7?quiet=1' });
    const player = createPlayerFrame();
    player.seek(7);
    player.ref(frame);
    player.seek(12);
    expect(post.mock.calls).toEqual([[{ type: 'film.seek', at: 12 }, 'https://video.example']]);
  });
});

describe('page services', () => {
  it('§13.4 header: a listener is called when the viewport is wide enough for the menus', () => {
    const query = Object.assign(new EventTarget(), { matches: false });
    const matchMedia = vi.fn(() => query);
    vi.stubGlobal('matchMedia', matchMedia);
    const listener = vi.fn();
    const stop = onWideViewport(listener);
    const becomes = (matches: boolean) => {
      query.matches = matches;
      query.dispatchEvent(new Event('change'));
    };
    becomes(false);
    expect(listener).not.toHaveBeenCalled();
    becomes(true);
    stop();
    becomes(true);
    expect(listener).toHaveBeenCalledOnce();
    expect(matchMedia.mock.calls).toEqual([['(min-width: 64em)']]);
  });

  it('§2.106 embed snippet: copying resolves or rejects as the clipboard does', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await copyText('<script>');
    expect(writeText.mock.calls).toEqual([['<script>']]);
    writeText.mockReturnValueOnce(Promise.reject(new Error('denied')));
    await expect(copyText('')).rejects.toThrow('denied');
  });

  it('§2.72 sign-in: Continue with Google logs one line', () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    logGoogleSignIn();
    expect(info.mock.calls).toEqual([['Continue with Google']]);
  });
});
