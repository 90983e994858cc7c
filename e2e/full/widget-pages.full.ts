import type { Page } from 'playwright/test';
import { chat, openChat } from '../support/product/chatbot';
import { ask, expectWorkingChat, libraryScripts } from '../support/product/foreign-page';
import { expect, test } from '../support/browser/fixtures';
import { snippetOf, startCustomerHost, type CustomerHost } from '../support/product/customer-page';

/** A page that the chat has to work on. */
interface Condition {
  head?: string;
  /** HTML before the snippet. */
  body?: string;
  root?: string;
  doctype?: string;
  headers?: Record<string, string>;
  /** Replaces the snippet. */
  snippet?: (snippet: string, host: CustomerHost) => string;
  isInHead?: boolean;
  /** Runs before any script of the page. */
  init?: string;
  /** Runs when the page has loaded. */
  act?: (page: Page, host: CustomerHost) => Promise<void>;
}

const tall = '<div style="height: 4000px"></div>';
const style = (css: string) => ({ head: `<style>${css}</style>`, body: tall });
/** Starts a conversation. */
async function talk(page: Page) {
  await openChat(page).click();
  await ask(page);
  await page.keyboard.press('Escape');
}
const run = (code: string) => async (page: Page) => {
  await talk(page);
  await page.evaluate(code);
};
const async = (attributes: string) => (snippet: string) =>
  snippet.replace(' async', ` ${attributes}`);

const conditions: Record<string, Condition> = {
  'a body with a transform': style('body { transform: translateX(0) }'),
  'a body with a backdrop filter': style('body { backdrop-filter: blur(1px) }'),
  'a body with a perspective': style('body { perspective: 100px }'),
  'a body with will-change': style('body { will-change: transform }'),
  'a body with paint containment': style('body { contain: paint }'),
  'a body that is a container': style('body { container-type: inline-size }'),
  'a root element with a transform': style('html { transform: scale(1) }'),
  'a root element with a filter': style('html { filter: invert(1) hue-rotate(180deg) }'),
  'a faded root element': style('html { opacity: .01 }'),
  'a scrolling body in a fixed shell': style(
    'html { overflow: hidden } body { position: fixed; inset: 0; margin: 0; overflow: auto }',
  ),
  'a zoomed body': style('body { zoom: 1.5 }'),
  'a zoomed root element': style('html { zoom: 1.25 }'),
  'a grid body that hides its other children': style(
    'body { display: grid } body > :not(main) { display: none }',
  ),
  'the largest z-index on another element': {
    body: '<div style="position: fixed; inset: 0; z-index: 2147483647; background: #fff"></div>',
  },
  'styles for every backdrop and popover': style(
    '::backdrop { background: #000c !important; position: fixed; inset: 0; pointer-events: auto !important } [popover] { inset: 0 !important; margin: auto !important; background: red !important; display: none !important }',
  ),
  'important resets of every element': style(
    '* { all: unset !important; display: block !important; position: static !important }',
  ),
  'no pointer events and no selection': style(
    'html { pointer-events: none; user-select: none; cursor: none; touch-action: none } main { pointer-events: auto }',
  ),
  'a hidden, inert body': {
    root: 'lang="en"',
    act: run('document.body.inert = true; document.body.setAttribute("aria-hidden", "true")'),
  },
  'quirks mode': { doctype: '', body: tall },
  'right to left on the body alone': { ...style('body { direction: rtl }') },
  'right to left': { root: 'lang="ar" dir="rtl"', body: tall },
  'vertical text': { ...style('html { writing-mode: vertical-rl }'), body: '' },
  XHTML: {
    doctype: '<?xml version="1.0" encoding="UTF-8"?>',
    root: 'xmlns="http://www.w3.org/1999/xhtml" lang="en"',
    headers: { 'Content-Type': 'application/xhtml+xml' },
    snippet: async('async=""'),
  },
  'a base address elsewhere': { head: '<base href="https://elsewhere.example/">' },
  'a sandbox without an origin': {
    headers: { 'Content-Security-Policy': 'sandbox allow-scripts' },
  },
  'denied storage': {
    init: "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } })",
  },
  'full storage': {
    init: "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }",
  },
  'a modal dialog that was open first': {
    body: '<dialog id="notice"><button autofocus>OK</button></dialog><script>notice.showModal()</script>',
    act: async (page) => {
      const box = (await page.locator('midspan-chat .launcher').boundingBox())!;
      await page.mouse.click(box.x + 20, box.y + 20);
      await expect(chat(page)).toBeHidden();
      await page.evaluate(() => document.querySelector('dialog')?.close());
    },
  },
  'broken JSON methods of the page': {
    init: 'JSON.stringify = ((native) => (value) => native(value))(JSON.stringify); Object.prototype.each = () => 0;',
  },
  'accessors that every object inherits': {
    init: 'Object.prototype.get = Object.prototype.set = function () { return 1; };',
  },
  'elements named like globals': {
    body: '<div id="Midspan"></div><img id="Midspan" alt=""><img name="currentScript" alt=""><form name="body"></form><p id="Text"></p>',
  },
  'a focus trap': {
    body: '<div id="trap" role="dialog"><button>OK</button></div>',
    snippet: (snippet, host) =>
      `${libraryScripts(host, 'focusTrap')}<script>focusTrap.createFocusTrap('#trap').activate()</script>${snippet}`,
  },
  'a focus trap that follows the focus out': {
    body: `<div id="trap"><button>OK</button></div><script>trap.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && !trap.contains(relatedTarget) && trap.firstChild.focus()); trap.firstChild.focus()</script>`,
  },
  'htmx boost': {
    snippet: (snippet, host) =>
      `<div hx-boost="true"><a href="${host.put({ body: `<h2>Second</h2>${snippet}` })}">Next</a></div>${snippet}${libraryScripts(host, 'htmx')}`,
    act: async (page) => {
      await talk(page);
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(page.getByRole('heading', { name: 'Second' })).toBeVisible();
      // Every test checks the stored keys; these are the library's.
      await page.evaluate(() => sessionStorage.clear());
    },
  },
  'a view transition that replaces the body': {
    act: run(`document.startViewTransition(() => {
      const next = new DOMParser().parseFromString('<main>Second <a href="#">x</a></main>', 'text/html');
      document.body.replaceWith(next.body);
    }).finished`),
  },
  'a replaced root content': {
    act: run("document.documentElement.innerHTML = '<head></head><body>Second</body>'"),
  },
  'a replaced root element': {
    act: run(
      "document.replaceChild(document.createElement('html'), document.documentElement).append(''); document.documentElement.append(document.createElement('head'), document.createElement('body'))",
    ),
  },
  'document.open and a second snippet': {
    act: async (page) => {
      await talk(page);
      await page.evaluate(`{
        const { outerHTML } = document.querySelector('script[data-customer-id]');
        document.open();
        document.write('<!doctype html><body>Second' + outerHTML + '</body>');
        document.close();
      }`);
    },
  },
  'a deferred script in the head': { snippet: async('defer'), isInHead: true },
  'a blocking script in the head': { snippet: async(''), isInHead: true },
  'a script that a tag manager adds': {
    snippet: (snippet) => {
      const [tag = '', ...data] = snippet.split('\n');
      return `${data.join('\n')}<script>{
        const parsed = new DOMParser().parseFromString(${JSON.stringify(tag).replaceAll('<', '\\u003c')}, 'text/html').querySelector('script');
        const made = document.createElement('script');
        for (const { name, value } of parsed.attributes) made.setAttribute(name, value);
        document.head.appendChild(made);
        made.remove();
      }</script>`;
    },
  },
};

let host: CustomerHost;

test.beforeEach(async ({ expectConsole }) => {
  host = await startCustomerHost();
  expectConsole(new RegExp(`^request: ${host.origin}/`), 'any');
});

test.afterEach(() => host.close());

for (const [title, condition] of Object.entries(conditions)) {
  test(`widget: it works on a page with ${title}`, async ({ page, baseURL }) => {
    const { body = '', head = '', snippet = (text) => text, isInHead, init, act } = condition;
    if (init) await page.addInitScript(init);
    const text = snippet(snippetOf(baseURL), host);
    const parts = isInHead ? { head: head + text, body } : { head, body: body + text };
    await page.goto(host.put({ ...condition, ...parts }));
    await act?.(page, host);
    await expectWorkingChat(page);
  });
}
