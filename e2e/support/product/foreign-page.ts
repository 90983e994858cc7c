import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright/test';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import { expect } from '../browser/fixtures';
import { chat, openChat, say } from './chatbot';
import type { CustomerHost } from './customer-page';

const answer = sampleWorkspace.faq.entries[0]?.answer ?? '';

const require = createRequire(import.meta.url);
const focusTrap = dirname(require.resolve('focus-trap'));

/** Paths of the libraries' files for browsers. */
const libraries = {
  turbo: [require.resolve('@hotwired/turbo')],
  htmx: [join(dirname(require.resolve('htmx.org')), 'htmx.min.js')],
  lenis: [join(dirname(require.resolve('lenis')), 'lenis.min.js')],
  focusTrap: [
    join(focusTrap, '../../tabbable/dist/index.umd.js'),
    join(focusTrap, 'focus-trap.umd.js'),
  ],
};

/** Returns the scripts of a library, served by a customer's host. */
export const libraryScripts = (host: CustomerHost, name: keyof typeof libraries) =>
  libraries[name]
    .map((path) => host.putFile(readFileSync(path, 'utf8')))
    .map((url) => `<script data-turbo-suppress-warning src="${url}"></script>`)
    .join('');

/** The globals and prototypes that Prototype 1.6 and its contemporaries replace. */
export const changedGlobals = `
  Array.prototype.toJSON = function () { return '[' + this.join() + ']'; };
  Object.prototype.toJSON = function () { return '{}'; };
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
  Array.prototype.entries = Array.prototype.toArray = function () { return [].concat(this); };
  Array.prototype.each = function (run) { for (const item of this) run(item); };
  Array.from = (list) => [].slice.call(list);
  Object.keys = (object) => { const keys = []; for (const key in object) keys.push(key); return keys; };
  HTMLElement.prototype.remove = function () { this.parentNode.removeChild(this); return this; };
  HTMLElement.prototype.append = HTMLElement.prototype.replaceChildren = () => { throw Error('append'); };
  String.prototype.startsWith = function (start) { return this.indexOf(start) === 0; };
  window.Text = function () { return {}; };
  window.Element = function () { return {}; };
  window.Event = {};
  Promise.prototype.then = () => { throw Error('then'); };
  window.Promise = function () { throw Error('Promise'); };`;

/** A page's listeners that take every event they see. */
export const greedyListeners = `
  const types = ['keydown', 'keypress', 'beforeinput', 'paste', 'wheel', 'touchmove', 'pointerdown',
    'mousedown', 'click', 'focusin', 'focus'];
  for (const type of types) for (const capture of [true, false])
    document.addEventListener(type, (event) => {
      if (event.target.closest?.('.mine')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (type.startsWith('focus')) document.querySelector('a').focus();
    }, { capture, passive: false });`;

/** Sends a question with a known answer in the open chat. */
export async function ask(page: Page): Promise<void> {
  await say(chat(page), 'reset router');
  await expect(chat(page).getByRole('log')).toContainText(answer);
}

/** Returns whether the chat is above everything else at the middle of an element of its. */
const isOnTop = (page: Page, selector: string) =>
  page.evaluate((part) => {
    const hosts = [...document.querySelectorAll('midspan-chat')];
    const box = hosts[0]?.shadowRoot?.querySelector(part)?.getBoundingClientRect();
    if (hosts.length !== 1 || !box) return `${hosts.length} chats`;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return document.elementFromPoint(x, y) === hosts[0];
  }, selector);

/** Returns the distances of the chat's button to the nearest side and to the bottom, in px. */
const gaps = (page: Page) =>
  openChat(page).evaluate((button) => {
    const { left, right, bottom } = button.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    return [Math.min(left, clientWidth - right), innerHeight - bottom].map(Math.round);
  });

/** Expects a whole, usable chat on a page: in its corner, answering, scrolling, and closing. */
export async function expectWorkingChat(page: Page): Promise<void> {
  await expect(openChat(page)).toBeVisible();
  for (const gap of await gaps(page)) {
    expect(gap).toBeGreaterThanOrEqual(5);
    expect(gap).toBeLessThanOrEqual(40);
  }
  expect(await isOnTop(page, '.launcher')).toBe(true);
  await openChat(page).click();
  const message = chat(page).getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  await page.keyboard.type('reset router');
  await page.keyboard.press('Enter');
  const log = chat(page).getByRole('log');
  await expect(log).toContainText(answer);
  // In XHTML, Playwright's own assertion does not know the field.
  expect(await message.evaluate((field: HTMLInputElement) => field.value)).toBe('');
  await expect(message).toBeFocused();
  for (let count = 0; count < 3; count += 1) await ask(page);
  expect(await isOnTop(page, '.panel')).toBe(true);

  const pageY = await page.evaluate(() => scrollY);
  const top = await log.evaluate((element) => element.scrollTop);
  expect(top).toBeGreaterThan(0);
  await log.hover();
  await page.mouse.wheel(0, -60);
  await expect.poll(() => log.evaluate((element) => element.scrollTop)).toBeLessThan(top);
  expect(await page.evaluate(() => scrollY)).toBe(pageY);

  await message.focus();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(openChat(page)).toBeVisible();
}
