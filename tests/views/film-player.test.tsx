import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoVideo } from '#content/film/demo-video.ts';
import { film } from '#content/film/film.ts';
import { Film } from '#src/features/film/film.tsx';

const frames = new Map<number, (timeMs: number) => void>();
let timeMs = 0;
let handles = 0;

/** Advances the screen by `ms`, frame by frame. */
function pass(ms: number) {
  act(() => {
    for (const end = timeMs + ms; timeMs < end;) {
      timeMs += Math.min(50, end - timeMs);
      const due = [...frames.values()];
      frames.clear();
      for (const callback of due) callback(timeMs);
    }
  });
}

function visit({ search = '', reducedMotion = false } = {}) {
  window.history.replaceState(null, '', `/film/outage-response.html${search}`);
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  render(<Film />);
  pass(50);
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const key = (name: string, target: Element = document.body) =>
  fireEvent.keyDown(target, { key: name });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
const position = () => slider().valueAsNumber;
const captions = () => screen.getByRole('region', { name: 'Captions' });

beforeEach(() => {
  frames.clear();
  vi.stubGlobal('requestAnimationFrame', (callback: (timeMs: number) => void) => {
    frames.set((handles += 1), callback);
    return handles;
  });
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => frames.delete(handle));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('demo video: playback', () => {
  it('§2.56 demo video: it starts on its poster, with title and length', () => {
    visit();
    pass(2_000);
    expect(frames.size).toBe(0);
    expect(captions().textContent).toBe(`${demoVideo.title} 0:28`);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(film.beats[1]!.transcript);
    expect(position()).toBe(0);
  });

  it('§15.30 film: autoplay=1 starts it', () => {
    visit({ search: '?autoplay=1' });
    pass(1_000);
    expect(position()).toBe(1_000);
  });

  it('§15.30 film: at=SECONDS shows that position, and autoplay runs from there', () => {
    visit({ search: '?at=14' });
    pass(1_000);
    expect(position()).toBe(14_000);
    cleanup();
    visit({ search: '?at=14&autoplay=1' });
    pass(1_000);
    expect(position()).toBe(15_000);
  });

  it('§15.30 film: chapters=0 leaves the chapters to the embedding page', () => {
    visit({ search: '?chapters=0' });
    expect(screen.queryByRole('group', { name: 'Chapters' })).toBeNull();
  });

  it('§2.56 demo video: it rests on its last frame, and Play starts again', () => {
    visit({ search: '?at=26&autoplay=1' });
    pass(3_000);
    expect(captions().textContent).toBe(film.beats.at(-1)!.caption);
    expect(position()).toBe(28_000);
    expect(frames.size).toBe(0);
    press('Play');
    pass(1_050);
    expect(position()).toBe(1_000);
  });

  it('§2.58 demo video: captions are announced only while the film is paused', () => {
    visit({ search: '?autoplay=1' });
    expect(captions().getAttribute('aria-live')).toBe('off');
    press('Pause');
    expect(captions().getAttribute('aria-live')).toBe('polite');
  });
});

describe('demo video: seeking', () => {
  it('§2.59 demo video: keys pause, step by 5 s, jump to the ends, and select chapters', () => {
    visit();
    const after = (...keys: string[]) => {
      for (const name of keys) key(name);
      return position();
    };
    expect(after('2')).toBe(9_000);
    expect(after(' ', 'ArrowRight')).toBe(14_000);
    expect(after('ArrowLeft', 'ArrowLeft')).toBe(4_000);
    expect(after('End', 'ArrowRight')).toBe(28_000);
    key('k');
    pass(550);
    expect(position()).toBe(500);
    expect(after('Home', 'ArrowLeft')).toBe(0);
    pass(1_050);
    expect(position()).toBe(1_050);
  });

  it('§2.60 demo video: Space on a focused button presses only that button', () => {
    visit({ search: '?autoplay=1' });
    key(' ', button('Replay'));
    expect(button('Pause')).toBeTruthy();
  });

  it('§15.31 film: the embedding page seeks by message, from the same origin only', () => {
    visit();
    const post = (at: number, origin: string) =>
      act(() => {
        const data = { type: 'film.seek', at };
        window.dispatchEvent(new MessageEvent('message', { data, origin }));
      });
    post(9, 'https://elsewhere.example');
    expect(position()).toBe(0);
    post(14, window.location.origin);
    expect(position()).toBe(14_000);
  });
});

describe('demo video: full screen', () => {
  const change = (element: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  };

  it('§2.59 demo video: the button and F fill the screen and leave it', () => {
    const request = vi.fn(() => Promise.resolve());
    const exit = vi.fn(() => Promise.resolve());
    Object.assign(document.documentElement, { requestFullscreen: request });
    Object.assign(document, { exitFullscreen: exit });
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    visit();
    press('Full screen');
    key('f');
    expect(request).toHaveBeenCalledTimes(2);
    change(document.documentElement);
    press('Exit full screen');
    expect(exit).toHaveBeenCalledOnce();
    change(null);
    expect(button('Full screen')).toBeTruthy();
    Reflect.deleteProperty(document, 'fullscreenEnabled');
  });

  it('§2.59 demo video: without permission there is no button', () => {
    visit();
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  });
});

describe('demo video: reduced motion', () => {
  it('§2.61 demo video: nothing moves under reduced motion, even with autoplay', () => {
    visit({ search: '?autoplay=1', reducedMotion: true });
    pass(3_000);
    expect(frames.size).toBe(0);
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  });

  it('§2.61 demo video: a chapter button and Space show stills as well', () => {
    visit({ reducedMotion: true });
    press('Customer Messaging');
    expect(position()).toBe(18_200);
    key(' ');
    expect(position()).toBe(film.beats.find(({ id }) => id === 'dispatch')!.stillMs);
  });
});

describe('demo video: text', () => {
  it('§2.57 demo video: the page has one heading, all captions, and a transcript', () => {
    visit();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(demoVideo.title);
    const [captionList, transcript] = screen.getAllByRole('list', { hidden: true });
    for (const { caption, transcript: paragraph } of film.beats) {
      expect(within(captionList!).getByText(caption)).toBeTruthy();
      expect(transcript!.textContent).toContain(paragraph);
    }
  });
});
