import { configure } from '@testing-library/dom';
import { RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import assert from 'node:assert/strict';
import { setImmediate as promisesSettled } from 'node:timers/promises';
import { vi } from 'vitest';
import { describeFind, differences, seenAll, seenOne } from './dom-find';
import { domWorld } from './dom-world';
import { giveRecordIds, readInPieces } from './file-pieces';
import type { Hands } from './hands';
import { listenToMachines } from './inspector';

// The usual wrapper waits for a timer, and time stands still here.
configure({ asyncWrapper: <Result,>(deed: () => Promise<Result>) => deed() });

interface Router {
  state: { status: string };
  navigate: (to: { href: string }) => Promise<void>;
  load: () => Promise<void>;
}

/** Hands on the product's own pages, rendered without a browser. */
export function domHands(): Hands {
  const world = domWorld();
  const user = userEvent.setup({
    delay: null,
    applyAccept: false,
    pointerEventsCheck: 0,
    advanceTimers: (ms) => void vi.advanceTimersByTime(ms),
  });
  let router: Router | undefined;

  /** Until every promise has been kept and the router has come to rest; no time passes. */
  async function settle() {
    for (let calm = 0, turns = 0; calm < 2 && turns < 20_000; turns += 1) {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(0);
        await promisesSettled();
      });
      calm = router?.state.status === 'pending' && !world.isHeld('navigation') ? 0 : calm + 1;
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
      cleanup();
      // One listener for all pages: a context's actor is told of it once, when its file is loaded.
      if (globalThis.machineLog) globalThis.machineLog.forget();
      else {
        listenToMachines();
        readInPieces();
        giveRecordIds();
      }
      world.open(path, given);
      const { makeRouter } = await import('../../src/router');
      const fresh = makeRouter();
      router = fresh as unknown as Router;
      world.follow(fresh);
      await act(() => fresh.load());
      render(<RouterProvider router={fresh as never} />, { container: document as never });
      await settle();
    },

    async see(find, expected = {}) {
      assert.deepEqual(differences(seenOne(find), expected), [], describeFind(find));
    },
    async miss(find) {
      const seen = seenAll(find).length;
      assert.equal(seen, 0, `${seen} in sight of ${describeFind(find)}`);
    },
    async count(find, expected) {
      assert.equal(seenAll(find).length, expected, describeFind(find));
    },
    async address(expected) {
      const { pathname, search, hash } = location;
      const actual = pathname + search + hash;
      if (typeof expected === 'string') assert.equal(actual, expected);
      else assert.match(actual, expected);
    },
    stored: async (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown,
    asked: async (held) => world.asked(held),

    press: (find) => doing(() => user.click(seenOne(find))),
    activate: (find, key = 'Enter') =>
      doing(async () => {
        seenOne(find).focus();
        await user.keyboard(`{${key}}`);
      }),
    key: (key) =>
      doing(() => {
        const held = key.split('+');
        const last = held.pop() ?? '';
        const down = held.map((name) => `{${name}>}`).join('');
        const up = held
          .toReversed()
          .map((name) => `{/${name}}`)
          .join('');
        return user.keyboard(`${down}{${last}}${up}`);
      }),
    focus: (find) => doing(() => seenOne(find).focus()),
    fill: (find, text) =>
      doing(() => {
        const field = seenOne(find);
        field.focus();
        fireEvent.input(field, { target: { value: text } });
      }),
    choose: (find, option) => doing(() => user.selectOptions(seenOne(find), option)),
    hover: (find) => doing(() => user.hover(seenOne(find))),
    unhover: () => doing(() => user.pointer({ target: document.documentElement })),
    reach: (find) => doing(() => world.reach(seenOne(find))),
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
    go: (path) => doing(() => router?.navigate({ href: path })),
    resize: (small) => doing(() => world.resize(small)),
    hide: () => doing(() => window.dispatchEvent(new Event('pagehide'))),
    pass: (ms) => doing(() => vi.advanceTimersByTimeAsync(ms)),
    otherTab: (key, value) => doing(() => world.otherTab(key, value)),
    answer: (held, outcome) => doing(() => world.answer(held, outcome)),
    heard: async (machineId, which) => globalThis.machineLog?.drain(machineId, which) ?? null,
  };
}
