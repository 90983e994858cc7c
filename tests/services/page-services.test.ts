import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '#src/services/browser/clipboard.ts';
import { createPlayerFrame } from '#src/features/site/demo-video/player-frame.ts';
import { scrollSpy } from '#src/features/workspace/account/scroll-spy.ts';
import { onceVisible } from '#src/features/site/console-scene/once-visible.ts';
import { logGoogleSignIn } from '#src/features/site/sign-in/sign-in-log.ts';
import { onWideViewport } from '#src/services/browser/viewport.ts';

/** Observers as a browser gives them, and a hand on what they see. */
function steeredSight() {
  type Sighting = { target: Element; isIntersecting: boolean };
  const asked: unknown[] = [];
  const watched = new Set<Element>();
  let tell: (sightings: Sighting[]) => void = () => {};
  class Observer {
    constructor(listener: (entries: Sighting[]) => void, options: unknown) {
      tell = listener;
      asked.push(options);
    }
    observe = (element: Element) => watched.add(element);
    disconnect = () => watched.clear();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const sees = (...targets: [Element, boolean][]) =>
    tell(targets.map(([target, isIntersecting]) => ({ target, isIntersecting })));
  return { asked, watched, sees };
}

const piece = () => document.createElement('p');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('§2 account settings: the section that is read', () => {
  it('§2 account settings: the section two fifths down the page is the current one', () => {
    const { asked, watched, sees } = steeredSight();
    document.body.innerHTML =
      '<section><h2 id="one"></h2></section><section><h2 id="two"></h2></section>';
    const [first, second] = document.querySelectorAll('section');
    const spy = scrollSpy(['one', 'two']);
    const listener = vi.fn();
    const stop = spy.subscribe(listener);
    expect(asked).toEqual([{ rootMargin: '-40% 0px -60% 0px' }]);
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

describe('§2 console scene: what begins when it is seen', () => {
  it('§2 console scene: it begins once, when half of it is in view', () => {
    const { asked, watched, sees } = steeredSight();
    const listener = vi.fn();
    const scene = piece();
    onceVisible(scene, listener);
    expect(asked).toEqual([{ threshold: 0.5 }]);
    sees([scene, false]);
    expect([listener.mock.calls.length, watched.has(scene)]).toEqual([0, true]);
    sees([scene, false], [scene, true]);
    expect([listener.mock.calls.length, watched.size]).toEqual([1, 0]);
  });

  it('§2 console scene: what has gone before it was seen is watched no longer', () => {
    const { watched } = steeredSight();
    onceVisible(piece(), () => {})();
    expect(watched.size).toBe(0);
  });

  it('§2 console scene: a browser that cannot tell sees everything at once', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const listener = vi.fn();
    onceVisible(piece(), listener)();
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('§2 demo video: the player', () => {
  it('§2 demo video: only the origin of the frame is told where to go on', () => {
    // A frame in the page would load what it shows.
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

describe('the page', () => {
  it('§4 header: it is told when the viewport becomes wide enough for the menus', () => {
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

  it('§2 embed snippet: a copy ends as the clipboard does', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await copyText('<script>');
    expect(writeText.mock.calls).toEqual([['<script>']]);
    writeText.mockReturnValueOnce(Promise.reject(new Error('denied')));
    await expect(copyText('')).rejects.toThrow('denied');
  });

  it('§2 sign-in: Continue with Google writes a line to the console', () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    logGoogleSignIn();
    expect(info.mock.calls).toEqual([['Continue with Google']]);
  });
});
