import assert from 'node:assert/strict';
import { vi } from 'vitest';
import { localStore, sessionStore } from '#src/services/storage/storage.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import type { Given, Held } from './driver';

interface Settle {
  done: () => void;
  failed: () => void;
}

interface BlockingRouter {
  history: {
    block: (blocker: { blockerFn: () => Promise<boolean>; enableBeforeUnload: boolean }) => unknown;
  };
}

interface HappyDom {
  setURL: (url: string) => void;
  setViewport: (viewport: { width: number; height: number }) => void;
  settings: { device: { prefersReducedMotion: string; prefersColorScheme: string } };
}

const origin = 'http://localhost:3000';
/** A fixed day, so that what is dated is the same in every run. */
const today = new Date('2026-11-21T09:00:00Z');
/** Nobody fills in a form at the very moment that its page is asked for. */
const lookedAtMs = 1000;
const timers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

/** What surrounds a page that is rendered without a browser: clock, network, storage, window. */
export function domEnvironment() {
  const happyDom = (window as unknown as { happyDOM: HappyDom }).happyDOM;
  let held = new Set<Held>();
  let waiting: { held: Held; settle: Settle }[] = [];
  let asked: Held[] = [];
  let watchers: { callback: IntersectionObserverCallback; elements: Set<Element> }[] = [];

  /** Resolves at once, or when the test lets it. */
  function ask<Result>(what: Held, result: () => Result): Promise<Result> {
    asked.push(what);
    if (!held.has(what)) return Promise.resolve(result());
    return new Promise((resolve, reject) => {
      waiting.push({
        held: what,
        settle: {
          done: () => resolve(result()),
          failed: () => reject(new Error(`${what} failed`)),
        },
      });
    });
  }

  const resize = (small = false) =>
    happyDom.setViewport({ width: small ? 375 : 1280, height: 800 });

  function openNetwork() {
    vi.stubGlobal('fetch', (input: string) => {
      const { pathname } = new URL(input, origin);
      const form = pathname.split('/').at(-1);
      assert.ok(form === 'lead' || form === 'demo', `no request to ${pathname} was expected`);
      return ask(form, () => Response.json({ success: 'true' }));
    });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => ask('clipboard', () => undefined) },
    });
    globalThis.askForFile = () => ask('file', () => undefined);
  }

  /** Everything is as high as a row of a long list: such a list draws those few that fit. */
  function layOut() {
    for (const name of ['clientHeight', 'offsetHeight']) {
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => 100 });
    }
  }

  function watchSight() {
    watchers = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        watcher = {
          callback: (() => undefined) as IntersectionObserverCallback,
          elements: new Set<Element>(),
        };
        constructor(callback: IntersectionObserverCallback) {
          this.watcher.callback = callback;
          watchers.push(this.watcher);
        }
        observe = (element: Element) => this.watcher.elements.add(element);
        unobserve = (element: Element) => this.watcher.elements.delete(element);
        disconnect = () => this.watcher.elements.clear();
      },
    );
  }

  return {
    open(path: string, given: Given) {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.useFakeTimers({ toFake: [...timers], now: today.getTime() - lookedAtMs });
      vi.advanceTimersByTime(lookedAtMs);
      held = new Set(given.hold);
      waiting = [];
      asked = [];
      // What stands in for storage that is denied would outlive a page here: one module serves all.
      workspaceStore.reset();
      for (const store of [localStore, sessionStore])
        store.keys().forEach((key) => store.remove(key));
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(given.stored ?? {})) {
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
      }
      happyDom.setURL(origin + path);
      history.replaceState(null, '');
      resize(given.small);
      happyDom.settings.device.prefersReducedMotion = given.reducedMotion
        ? 'reduce'
        : 'no-preference';
      happyDom.settings.device.prefersColorScheme = given.dark ? 'dark' : 'light';
      openNetwork();
      watchSight();
      layOut();
      if (given.storageDenied) {
        vi.stubGlobal('localStorage', undefined);
        vi.stubGlobal('sessionStorage', undefined);
      }
    },
    /** Lets the test hold navigations of this router. */
    follow(router: BlockingRouter) {
      if (!held.has('navigation')) return;
      router.history.block({
        enableBeforeUnload: false,
        blockerFn: () => ask('navigation', () => false),
      });
    },
    resize,
    awaits: (what: Held) => waiting.some((one) => one.held === what),
    asked: (what: Held) => asked.filter((one) => one === what).length,
    answer(what: Held, outcome: 'done' | 'failed') {
      // No frame loads here by itself.
      if (what === 'player') {
        document.querySelector('iframe')?.dispatchEvent(new Event('load'));
        return;
      }
      // The newest: what waited before may have been given up.
      const index = waiting.findLastIndex((one) => one.held === what);
      assert.notEqual(index, -1, `nothing waits for ${what}`);
      waiting.splice(index, 1)[0]?.settle[outcome]();
    },
    otherTab(key: string, value: unknown) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    otherTabClears() {
      // It may have been denied until now.
      vi.unstubAllGlobals();
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    },
    reach(element: Element) {
      for (const { callback, elements } of watchers) {
        if (!elements.has(element)) continue;
        const entry = { isIntersecting: true, intersectionRatio: 1, target: element };
        callback([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
      }
    },
  };
}
