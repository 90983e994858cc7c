import { configure } from '@testing-library/dom';
import { RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import assert from 'node:assert/strict';
import { setImmediate as promisesSettled } from 'node:timers/promises';
import { vi } from 'vitest';
import { demoVideo } from '#content/film/demo-video.ts';
import { seenAll, seenOne } from './dom-find';
import { differences, elementStates } from './element-state';
import { dismissPopovers } from './dom-popover';
import './dom-widget';
import { domEnvironment } from './dom-environment';
import { giveRecordIds, readInPieces } from './file-pieces';
import { describeFind, type Driver } from './driver';
import { transitionId } from '#src/atlas/kit/chart.ts';
import { listenToMachines } from './inspector';

// The usual wrapper waits for a timer, and time stands still here.
configure({ asyncWrapper: <Result,>(deed: () => Promise<Result>) => deed() });

interface Router {
  state: { status: string };
  navigate: (to: { href: string }) => Promise<void>;
  load: () => Promise<void>;
}

/** As a browser does for Escape: popovers close, and the newest open dialog is asked to. */
function cancel() {
  dismissPopovers();
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

let pageEnds = new AbortController();

/** A router listens to its window until that is closed; here one window shows thousands of pages. */
function listeningUntilPageEnds<Made>(make: () => Made): Made {
  pageEnds = new AbortController();
  const { signal } = pageEnds;
  const { addEventListener } = globalThis;
  globalThis.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const asked = typeof options === 'boolean' ? { capture: options } : options;
    addEventListener(type, listener, { ...asked, signal });
  };
  try {
    return make();
  } finally {
    globalThis.addEventListener = addEventListener;
  }
}

/** The analysts' pages have an app, and a router, of their own. */
async function routerFor(path: string) {
  if (/^\/machines\b/.test(path)) {
    const { makeAtlasRouter } = await import('#src/atlas/app/router.tsx');
    return listeningUntilPageEnds(makeAtlasRouter);
  }
  const { makeRouter } = await import('#src/entries/router.tsx');
  return listeningUntilPageEnds(makeRouter);
}

/** Drives the product's own pages, rendered without a browser. */
export function domDriver(): Driver {
  const world = domEnvironment();
  let router: Router | undefined;
  const user = userEvent.setup({
    delay: null,
    applyAccept: false,
    pointerEventsCheck: 0,
    advanceTimers: (ms) => void vi.advanceTimersByTime(ms),
  });

  /** Until every promise has been kept and the router has come to rest; no time passes. */
  async function settle() {
    for (let calm = 0, turns = 0; calm < 2 && turns < 20_000; turns += 1) {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(0);
        await promisesSettled();
      });
      calm = router?.state.status === 'pending' && !world.awaits('navigation') ? 0 : calm + 1;
    }
  }
  const doing = async (deed: () => unknown) => {
    await act(async () => {
      await deed();
    });
    await settle();
  };

  return {
    async open(path, given = {}) {
      // What modules remember of the page before, they forget with what is stored.
      await act(async () => world.otherTabClears());
      cleanup();
      pageEnds.abort();
      // A navigation that the page before held back goes on now, and not on the next page.
      await act(() => promisesSettled());
      // One listener for all pages: a context's actor is told of it once, when its file is loaded.
      if (globalThis.machineLog) globalThis.machineLog.forget();
      else {
        listenToMachines(transitionId);
        readInPieces();
        giveRecordIds();
      }
      world.open(path, given);
      if (path.startsWith(demoVideo.filmPath)) {
        router = undefined;
        const { Film } = await import('#src/features/film/film.tsx');
        const page = createElement('html', null, createElement('body', null, <Film />));
        render(page, { container: document as never });
        return settle();
      }
      const fresh = await routerFor(path);
      router = fresh as unknown as Router;
      world.follow(fresh);
      await act(() => fresh.load());
      render(<RouterProvider router={fresh as never} />, { container: document as never });
      await settle();
    },

    async expectVisible(find, expected = {}) {
      assert.deepEqual(
        differences(elementStates([seenOne(find)])[0], expected),
        [],
        describeFind(find),
      );
    },
    async expectAbsent(find) {
      const seen = seenAll(find).length;
      assert.equal(seen, 0, `${seen} in sight of ${describeFind(find)}`);
    },
    async expectCount(find, expected) {
      assert.equal(seenAll(find).length, expected, describeFind(find));
    },
    async expectAddress(expected) {
      const { pathname, search, hash } = location;
      const actual = pathname + search + hash;
      if (typeof expected === 'string') assert.equal(actual, expected);
      else assert.match(actual, expected);
    },
    async stored(key) {
      const kept = localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? 'null';
      try {
        return JSON.parse(kept) as unknown;
      } catch {
        return kept;
      }
    },
    requestCount: async (held) => world.asked(held),

    click: (find) => doing(() => user.click(seenOne(find))),
    activate: (find, key = 'Enter') =>
      doing(async () => {
        seenOne(find).focus();
        await user.keyboard(`{${key}}`);
      }),
    pressKey: (key) =>
      doing(async () => {
        const held = key.split('+');
        const last = held.pop() ?? '';
        const down = held.map((name) => `{${name}>}`).join('');
        const up = held
          .toReversed()
          .map((name) => `{/${name}}`)
          .join('');
        await user.keyboard(`${down}{${last}}${up}`);
        if (key === 'Escape') cancel();
      }),
    focus: (find) => doing(() => seenOne(find).focus()),
    fill: (find, text) =>
      doing(() => {
        const field = seenOne(find);
        field.focus();
        fireEvent.input(field, { target: { value: text } });
      }),
    selectOption: (find, option) => doing(() => user.selectOptions(seenOne(find), option)),
    hover: (find, at) =>
      doing(() => {
        const target = seenOne(find);
        if (at === undefined) return user.hover(target);
        // Nothing is laid out here: what is pointed at is as wide as this.
        target.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 1000);
        return user.pointer({ target, coords: { clientX: 1000 * at } });
      }),
    unhover: () => doing(() => user.pointer({ target: document.documentElement })),
    scrollIntoView: (find) => doing(() => world.reach(seenOne(find))),
    attach: (find, files) =>
      doing(() => {
        globalThis.nextRecordIds = files.map(({ id }) => id);
        return user.upload(
          seenOne(find),
          files.map(({ name, text }) => new File([text], name)),
        );
      }),
    drag: (find, isOver) =>
      doing(() => fireEvent[isOver ? 'dragEnter' : 'dragLeave'](seenOne(find))),
    navigate: (path) => doing(() => router?.navigate({ href: path })),
    resize: (small) => doing(() => world.resize(small)),
    reconnect: () => doing(() => window.dispatchEvent(new Event('online'))),
    advanceTime: (ms) => doing(() => vi.advanceTimersByTimeAsync(ms)),
    leavePage: () => doing(() => window.dispatchEvent(new Event('pagehide'))),
    writeFromOtherTab: (key, value) => doing(() => world.otherTab(key, value)),
    settle: (held, outcome) => doing(() => world.answer(held, outcome)),
    drainLog: async (machineId, which) => globalThis.machineLog?.drain(machineId, which) ?? null,
  };
}
