import assert from 'node:assert/strict';
import { vi } from 'vitest';
import { localStore, sessionStore } from '#src/services/storage/storage.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import type { Setting, Held } from './driver';

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
/** A fixed date makes dated output reproducible. */
const today = new Date('2026-11-21T09:00:00Z');
/** Leaves time between page load and submit: an instant submission counts as spam. */
const readingMs = 1000;
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

/** Simulates the clock, network, storage, and window around a page in happy-dom. */
export function domEnvironment() {
  const happyDom = (window as unknown as { happyDOM: HappyDom }).happyDOM;
  let heldOperations = new Set<Held>();
  let pending: { held: Held; settle: Settle }[] = [];
  let requests: Held[] = [];
  let watchers: { callback: IntersectionObserverCallback; elements: Set<Element> }[] = [];

  /** Resolves at once, or when the test settles the operation. */
  function request<Result>(held: Held, result: () => Result): Promise<Result> {
    requests.push(held);
    if (!heldOperations.has(held)) return Promise.resolve(result());
    return new Promise((resolve, reject) => {
      pending.push({
        held,
        settle: {
          done: () => resolve(result()),
          failed: () => reject(new Error(`${held} failed`)),
        },
      });
    });
  }

  const resize = (small = false) =>
    happyDom.setViewport({ width: small ? 375 : 1280, height: 800 });

  function stubNetwork() {
    vi.stubGlobal('fetch', (input: string) => {
      const { pathname } = new URL(input, origin);
      const form = pathname.split('/').at(-1);
      assert.ok(form === 'lead' || form === 'demo', `unexpected request to ${pathname}`);
      return request(form, () => Response.json({ success: 'true' }));
    });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => request('clipboard', () => undefined) },
    });
    globalThis.awaitFileEnd = () => request('file', () => undefined);
  }

  /** Gives every element the height of one row, so a long list renders only the rows that fit. */
  function stubLayout() {
    for (const name of ['clientHeight', 'offsetHeight']) {
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => 100 });
    }
  }

  function stubIntersections() {
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
    open(path: string, setting: Setting) {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.useFakeTimers({ toFake: [...timers], now: today.getTime() - readingMs });
      vi.advanceTimersByTime(readingMs);
      heldOperations = new Set(setting.hold);
      pending = [];
      requests = [];
      // The in-memory fallback for denied storage is a module and would outlive the page.
      workspaceStore.reset();
      for (const store of [localStore, sessionStore])
        store.keys().forEach((key) => store.remove(key));
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(setting.stored ?? {})) {
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
      }
      happyDom.setURL(origin + path);
      history.replaceState(null, '');
      resize(setting.small);
      happyDom.settings.device.prefersReducedMotion = setting.reducedMotion
        ? 'reduce'
        : 'no-preference';
      happyDom.settings.device.prefersColorScheme = setting.dark ? 'dark' : 'light';
      stubNetwork();
      stubIntersections();
      stubLayout();
      if (setting.storageDenied) {
        vi.stubGlobal('localStorage', undefined);
        vi.stubGlobal('sessionStorage', undefined);
      }
    },
    /** Lets the test hold navigations of this router. */
    holdNavigation(router: BlockingRouter) {
      if (!heldOperations.has('navigation')) return;
      router.history.block({
        enableBeforeUnload: false,
        blockerFn: () => request('navigation', () => false),
      });
    },
    resize,
    isPending: (held: Held) => pending.some((operation) => operation.held === held),
    requestCount: (held: Held) => requests.filter((requested) => requested === held).length,
    settle(held: Held, result: 'done' | 'failed') {
      // happy-dom does not load frames.
      if (held === 'player') {
        document.querySelector('iframe')?.dispatchEvent(new Event('load'));
        return;
      }
      // Settle the newest: the page may have given up earlier ones.
      const index = pending.findLastIndex((operation) => operation.held === held);
      assert.notEqual(index, -1, `nothing waits for ${held}`);
      pending.splice(index, 1)[0]?.settle[result]();
    },
    writeFromOtherTab(key: string, value: unknown) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    clearFromOtherTab() {
      // Storage may be stubbed as denied.
      vi.unstubAllGlobals();
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    },
    intersect(element: Element) {
      for (const { callback, elements } of watchers) {
        if (!elements.has(element)) continue;
        const entry = { isIntersecting: true, intersectionRatio: 1, target: element };
        callback([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
      }
    },
  };
}
