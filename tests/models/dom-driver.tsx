import { configure } from '@testing-library/dom';
import { RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import assert from 'node:assert/strict';
import { setImmediate as promisesSettled } from 'node:timers/promises';
import { vi } from 'vitest';
import { demoVideo } from '#content/film/demo-video.ts';
import { visibleAll, visibleOne } from './dom-find';
import { differences, elementStates } from './element-state';
import { dismissPopovers } from './dom-popover';
import './dom-widget';
import { domEnvironment } from './dom-environment';
import { fixRecordIds, readInPieces } from './file-pieces';
import { describeFind, type Driver } from './driver';
import { transitionId } from '#src/atlas/kit/chart.ts';
import { listenToMachines } from './inspector';
// Load on demand, which takes longer than an action settles.
import '#src/features/leads/thank-you/Confetti.tsx';
import '#src/features/workspace/shell/workspace-keys/WorkspaceKeys.tsx';
import { noteNavigation } from '#src/hydration/below-fold.tsx';
import { loadRegions } from '#src/hydration/region.tsx';

// The default wrapper waits on a timer, and the timers are fake here.
configure({ asyncWrapper: <Result,>(action: () => Promise<Result>) => action() });

interface Router {
  state: { status: string };
  navigate: (to: { href: string }) => Promise<void>;
  load: () => Promise<void>;
}

/** Mimics Escape in a browser: cancels the topmost open dialog, or closes popovers. */
function cancel() {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (!dialog) dismissPopovers();
  else if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

let pageController = new AbortController();

/** Removes a router's window listeners when its page closes: one window serves thousands of pages. */
function withPageListeners<Made>(make: () => Made): Made {
  pageController = new AbortController();
  const { signal } = pageController;
  const { addEventListener } = globalThis;
  globalThis.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const listenerOptions = typeof options === 'boolean' ? { capture: options } : options;
    addEventListener(type, listener, { ...listenerOptions, signal });
  };
  try {
    return make();
  } finally {
    globalThis.addEventListener = addEventListener;
  }
}

/** Returns the router of the site or of the atlas, which is a separate app. */
async function routerFor(path: string) {
  if (/^\/machines\b/.test(path)) {
    const { makeAtlasRouter } = await import('#src/atlas/app/router.tsx');
    return withPageListeners(makeAtlasRouter);
  }
  const { makeRouter } = await import('#src/entries/router.tsx');
  return withPageListeners(makeRouter);
}

/** Drives the product's pages in happy-dom. */
export function domDriver(): Driver {
  const environment = domEnvironment();
  let router: Router | undefined;
  const user = userEvent.setup({
    delay: null,
    applyAccept: false,
    pointerEventsCheck: 0,
    advanceTimers: (ms) => void vi.advanceTimersByTime(ms),
  });

  /** Flushes promises until the router is idle; the clock does not advance. */
  async function settle() {
    for (let calm = 0, turns = 0; calm < 2 && turns < 20_000; turns += 1) {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(0);
        await loadRegions();
        await promisesSettled();
      });
      calm =
        router?.state.status === 'pending' && !environment.isPending('navigation') ? 0 : calm + 1;
    }
  }
  const acting = async (action: () => unknown) => {
    await act(async () => {
      await action();
    });
    await settle();
  };

  return {
    async open(path, setting = {}) {
      // Modules forget the previous page's data when storage is cleared.
      await act(async () => environment.clearFromOtherTab());
      cleanup();
      pageController.abort();
      // Lets a navigation that the previous page held end before this page opens.
      await act(() => promisesSettled());
      // Install the listener once: module-level actors are inspected only when their file loads.
      if (globalThis.machineLog) globalThis.machineLog.forget();
      else {
        listenToMachines(transitionId);
        readInPieces();
        fixRecordIds();
      }
      environment.open(path, setting);
      if (path.startsWith(demoVideo.filmPath)) {
        router = undefined;
        const { Film } = await import('#src/features/film/film.tsx');
        const page = createElement('html', null, createElement('body', null, <Film />));
        render(page, { container: document as never });
        return settle();
      }
      const newRouter = await routerFor(path);
      router = newRouter as unknown as Router;
      environment.holdNavigation(newRouter);
      // Draws each page whole: only a path's events advance the clock.
      newRouter.history.subscribe(() => noteNavigation(false));
      await act(() => newRouter.load());
      await loadRegions();
      render(<RouterProvider router={newRouter as never} />, { container: document as never });
      await settle();
    },

    async expectVisible(find, expected = {}) {
      assert.deepEqual(
        differences(elementStates([visibleOne(find)])[0], expected),
        [],
        describeFind(find),
      );
    },
    async expectAbsent(find) {
      const seen = visibleAll(find).length;
      assert.equal(seen, 0, `${seen} visible for ${describeFind(find)}`);
    },
    async expectCount(find, expected) {
      assert.equal(visibleAll(find).length, expected, describeFind(find));
    },
    async expectAddress(expected) {
      const { pathname, search, hash } = location;
      const actual = pathname + search + hash;
      if (typeof expected === 'string') assert.equal(actual, expected);
      else assert.match(actual, expected);
    },
    async stored(key) {
      const value = localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? 'null';
      try {
        return JSON.parse(value) as unknown;
      } catch {
        return value;
      }
    },
    requestCount: async (held) => environment.requestCount(held),

    click: (find) => acting(() => user.click(visibleOne(find))),
    activate: (find, key = 'Enter') =>
      acting(async () => {
        visibleOne(find).focus();
        await user.keyboard(`{${key}}`);
      }),
    pressKey: (key) =>
      acting(async () => {
        const modifiers = key.split('+');
        const last = modifiers.pop() ?? '';
        const down = modifiers.map((name) => `{${name}>}`).join('');
        const up = modifiers
          .toReversed()
          .map((name) => `{/${name}}`)
          .join('');
        await user.keyboard(`${down}${last.length === 1 ? last : `{${last}}`}${up}`);
        if (key === 'Escape') cancel();
      }),
    focus: (find) => acting(() => visibleOne(find).focus()),
    fill: (find, text) =>
      acting(() => {
        const field = visibleOne(find);
        field.focus();
        fireEvent.input(field, { target: { value: text } });
      }),
    selectOption: (find, option) => acting(() => user.selectOptions(visibleOne(find), option)),
    hover: (find, at) =>
      acting(() => {
        const target = visibleOne(find);
        if (at === undefined) return user.hover(target);
        // happy-dom has no layout, so the target gets a fixed size.
        target.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 1000);
        return user.pointer({ target, coords: { clientX: 1000 * at } });
      }),
    unhover: () => acting(() => user.pointer({ target: document.documentElement })),
    scrollIntoView: (find) => acting(() => environment.intersect(visibleOne(find))),
    attach: (find, files) =>
      acting(() => {
        globalThis.nextRecordIds = files.map(({ id }) => id);
        return user.upload(
          visibleOne(find),
          files.map(({ name, text }) => new File([text], name)),
        );
      }),
    drag: (find, isOver) =>
      acting(() => fireEvent[isOver ? 'dragEnter' : 'dragLeave'](visibleOne(find))),
    navigate: (path) => acting(() => router?.navigate({ href: path })),
    resize: (small) => acting(() => environment.resize(small)),
    reconnect: () => acting(() => window.dispatchEvent(new Event('online'))),
    advanceTime: (ms) => acting(() => vi.advanceTimersByTimeAsync(ms)),
    leavePage: () => acting(() => window.dispatchEvent(new Event('pagehide'))),
    writeFromOtherTab: (key, value) => acting(() => environment.writeFromOtherTab(key, value)),
    settle: (held, result) => acting(() => environment.settle(held, result)),
    drainLog: async (machineId, actorIndex) =>
      globalThis.machineLog?.drain(machineId, actorIndex) ?? null,
  };
}
