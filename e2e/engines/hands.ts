import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'playwright/test';
import { beforeScript } from '../../content/workspace';
import {
  describeFind,
  type Expected,
  type Eyes,
  type Find,
  type Hands,
  type Look,
} from '../../tests/models/hands';
import { differences, looksOf } from '../../tests/models/look';
import { findInPage, isLoaded } from './find-in-page';
import type { Handle, Wire } from './wire';

const packages = createRequire(import.meta.url);
const source = (file: string) => readFileSync(packages.resolve(file), 'utf8');
const testingLibrary = source('@testing-library/dom/dist/@testing-library/dom.umd.min.js');
const axe = source('axe-core/axe.min.js');

type Kept = 'press' | 'activate' | 'key' | 'focus' | 'choose';
/** What a visitor does and sees, as in the tests of the machines, in any engine. */
export type EngineHands = Pick<Hands, Kept> &
  Pick<Eyes, 'see' | 'miss' | 'count' | 'address' | 'stored'> & {
    open: (path: string) => Promise<void>;
    /** Puts a whole text into a field, key by key. */
    write: (find: Find, text: string) => Promise<void>;
    reload: () => Promise<void>;
    /** Waits until the page's own code has taken over the markup. */
    alive: () => Promise<void>;
    findings: () => Promise<string[]>;
  };

/** A regular expression as JSON carries it. */
const plain = (find: Find): unknown =>
  JSON.parse(
    JSON.stringify(find, (_, value: unknown) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ),
  );

/** Asks again and again; an engine has no answer while one document gives way to another. */
const soon = (message: string, ask: () => Promise<unknown>, timeout = 10_000) =>
  expect.poll(() => ask().catch((error: unknown) => `no answer: ${String(error)}`), {
    message,
    intervals: [30, 60, 120],
    timeout,
  });

/** How far a page is: alive once its own code has taken over and has drawn what is its to draw. */
const lifeOf = (pending: string) => {
  if (document.readyState !== 'complete') return `document ${document.readyState}`;
  if (!('hydrated' in document.documentElement.dataset)) {
    const paints = performance.getEntriesByType('paint').length;
    const files = document.querySelector('#app-files')?.textContent?.split(',').length;
    const asked = document.querySelectorAll('link[rel=modulepreload]').length;
    const come = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return `not hydrated: ${location.pathname}, ${document.visibilityState}, ${paints} paints, ${asked} of ${files} files asked for, ${come.length} come`;
  }
  return document.querySelector('main')?.innerText.includes(pending) ? 'drawing' : 'alive';
};

/** Hands on a page in any engine. */
export function engineHands(wire: Wire, origin: string): EngineHands {
  async function argumentsFor(what: Find, answer: string): Promise<unknown[]> {
    if (!(await wire.call(isLoaded, ['TestingLibraryDom']))) await wire.load(testingLibrary);
    return [plain(what), answer];
  }
  const ask = async (what: Find, answer: string) =>
    wire.call(findInPage, await argumentsFor(what, answer));
  const looks = async (what: Find) =>
    (await wire.run(
      `return (${String(looksOf)})((${String(findInPage)})(...args))`,
      await argumentsFor(what, 'elements'),
    )) as Look[];

  /** The one element in sight, once it has come. */
  async function one(what: Find): Promise<Handle> {
    let element: Handle = null;
    await soon(describeFind(what), async () => {
      const count = await ask(what, 'count');
      if (count === 1)
        element = await wire.element(findInPage as never, await argumentsFor(what, 'element'));
      return count;
    }).toBe(1);
    return element;
  }
  async function focus(what: Find): Promise<void> {
    await one(what);
    await ask(what, 'focus');
  }

  const hands: EngineHands = {
    async open(path) {
      await wire.navigate(origin + path);
      await hands.alive();
    },
    async reload() {
      await wire.call(() => {
        delete document.documentElement.dataset['hydrated'];
        location.reload();
      });
      await hands.alive();
    },
    alive: () =>
      soon('the page’s life', () => wire.call(lifeOf, [beforeScript.loading]), 20_000).toBe(
        'alive',
      ),
    press: async (what) => wire.click(await one(what)),
    focus,
    async activate(what, key = 'Enter') {
      await focus(what);
      await wire.key(key);
    },
    key: (key) => wire.key(key),
    async write(what, text) {
      await focus(what);
      await ask(what, 'select');
      await wire.type(await one(what), text);
    },
    choose: async (what, option) => wire.choose(await one(what), option),
    see: (what, expected: Expected = {}) =>
      soon(describeFind(what), async () => {
        const seen = await looks(what);
        return seen.length === 1 ? differences(seen[0], expected) : [`${seen.length} are in sight`];
      }).toEqual([]),
    miss: (what) => soon(describeFind(what), () => looks(what)).toEqual([]),
    count: (what, expected) => soon(describeFind(what), () => ask(what, 'count')).toBe(expected),
    address: (expected) =>
      soon('the address', () =>
        wire.call(() => location.pathname + location.search + location.hash),
      ).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected)),
    stored: async (key) => {
      const kept = await wire.call((name: string) => localStorage.getItem(name), [key]);
      return kept === null ? null : (JSON.parse(kept) as unknown);
    },
    async findings() {
      if (!(await wire.call(isLoaded, ['axe']))) await wire.load(axe);
      await wire.call(() => {
        globalThis.axeFindings = undefined;
        void globalThis.axe
          .run(document, { resultTypes: ['violations'] })
          .then(({ violations }) => {
            globalThis.axeFindings = violations.flatMap(({ id, nodes }) =>
              nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
            );
          });
      });
      const found = () => wire.call(() => globalThis.axeFindings ?? null);
      await expect.poll(found, { intervals: [100], timeout: 30_000 }).not.toBeNull();
      return (await found()) ?? [];
    },
  };
  return hands;
}
