import { describe, expect, it, vi } from 'vitest';
import { frameClock } from '#src/features/film/frame-clock.ts';
import { onKeyPress } from '#src/services/browser/key-presses.ts';
import { bufferSeekRequests, onSeekRequest } from '#src/features/film/seek-requests.ts';

function steeredScreen() {
  const waiting = new Map<number, (timeMs: number) => void>();
  let handles = 0;
  return {
    waiting,
    requestAnimationFrame: (callback: (timeMs: number) => void) => {
      waiting.set((handles += 1), callback);
      return handles;
    },
    cancelAnimationFrame: (handle: number) => void waiting.delete(handle),
    showFrame: (timeMs: number) => {
      const due = [...waiting.values()];
      waiting.clear();
      for (const callback of due) callback(timeMs);
    },
  };
}

describe('frame clock', () => {
  it('§2.56 demo video: the clock reports the time since the previous frame', () => {
    const screen = steeredScreen();
    const listener = vi.fn();
    frameClock(listener, screen);
    for (const timeMs of [1_000, 1_016, 1_050]) screen.showFrame(timeMs);
    expect(listener.mock.calls).toEqual([[16], [34]]);
  });

  it('§2.62 demo video: a hidden tab’s missed time is not made up', () => {
    const screen = steeredScreen();
    const listener = vi.fn();
    frameClock(listener, screen);
    for (const timeMs of [0, 60_000]) screen.showFrame(timeMs);
    expect(listener.mock.calls).toEqual([[100]]);
  });

  it('§2.56 demo video: a stopped clock requests no more frames', () => {
    const screen = steeredScreen();
    const stop = frameClock(() => undefined, screen);
    screen.showFrame(0);
    stop();
    expect(screen.waiting.size).toBe(0);
  });
});

describe('seek requests', () => {
  const origin = window.location.origin;
  const post = (data: unknown, from = origin) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: from }));

  it.each([
    [null],
    ['film.seek'],
    [{ type: 'film.seek' }],
    [{ type: 'film.seek', at: '14' }],
    [{ type: 'film.seek', at: Number.NaN }],
    [{ type: 'film.play', at: 14 }],
  ])('§15.31 film: the message %j is ignored', (data) => {
    const listener = vi.fn();
    const stop = onSeekRequest(listener);
    post(data);
    stop();
    expect(listener).not.toHaveBeenCalled();
  });

  it('§15.31 film: a request before the first listener is delivered later', () => {
    const listener = vi.fn();
    const listen = bufferSeekRequests();
    post({ type: 'film.seek', at: 9 });
    post({ type: 'film.seek', at: 14 });
    const stop = listen(listener);
    post({ type: 'film.seek', at: 19 });
    stop();
    post({ type: 'film.seek', at: 4 });
    expect(listener.mock.calls).toEqual([[14_000], [19_000]]);
  });
});

it('§2.60 demo video: only a handled key is withheld from the browser', () => {
  const stop = onKeyPress((event) => event.key === 'k');
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press('k'), press('j')]).toEqual([true, false]);
  stop();
  expect(press('k')).toBe(false);
});
