import { cleanup } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { domHands } from '../models/dom-hands';
import { button } from '../models/hands';
import { isFullRun } from '../models/layer';

/** Pages that together show every view; those that are made from content like another are left out. */
const bare = ['/book-demo', '/thank-you?sent=1'];
const workspace = ['/dashboard', '/chatbot-setup', '/conversations', '/account-setup'];
const site = ['/', '/demo', '/sign-in', '/sign-up', '/forgot-password', '/about', '/careers'];
const shared = ['/newsroom', '/solutions/network-os', '/customers/carriers'];

const hands = domHands();
const files = import.meta.glob<string>('../../src/features/**/*.tsx', {
  query: '?raw',
  import: 'default',
});
/** Not broken themselves: they say that something else is. */
const sayers = /route-error|PageRetry/;

type Module = Record<string, unknown>;

/** What is broken now; what has been rendered, in order. Parts are named by their file. */
let broken = '';
const rendered = new Set<string>();

const partOf = (file: string) => file.replace(/^.*\/features\//, '').replace(/\.tsx$/, '');

function fragile(part: string, Component: ComponentType<object>) {
  return function Fragile(props: object) {
    rendered.add(part);
    if (part === broken) throw new Error(`${part} is broken`);
    return createElement(Component, props);
  };
}

for (const file of Object.keys(files).filter((name) => !sayers.test(name))) {
  vi.doMock(file, async (original) => {
    const parts = Object.entries(await original<Module>()).map(([name, value]) =>
      /^[A-Z]/.test(name) && typeof value === 'function'
        ? [name, fragile(partOf(file), value as ComponentType<object>)]
        : [name, value],
    );
    return Object.fromEntries(parts) as Module;
  });
}

async function open(path: string): Promise<string[]> {
  cleanup();
  rendered.clear();
  await hands.open(path);
  return [...rendered];
}

/** For each part a page that shows it, and as little else as can be. */
const pageOf = new Map<string, string>();

beforeAll(async () => {
  const seen: [path: string, parts: string[]][] = [];
  for (const path of [...bare, ...workspace, ...site, ...shared])
    seen.push([path, await open(path)]);
  for (const [path, parts] of seen.toSorted(([, a], [, b]) => b.length - a.length))
    for (const part of parts) pageOf.set(part, path);
}, 60_000);

beforeEach(() => {
  broken = '';
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const alerts = () =>
  [...document.querySelectorAll('[role=alert]')].filter(({ textContent }) => textContent !== '');
const isShown = (selector: string) => document.querySelectorAll(selector).length > 0;

/** What of a page's layout is still there. */
function layoutOf(path: string): boolean {
  if (bare.includes(path)) return true;
  return (
    isShown(workspace.includes(path) ? 'nav[aria-label=Workspace]' : 'header') && isShown('main')
  );
}

/** Parts that nobody misses for a while: the page goes on without a word. */
const silent =
  /(^theme|Confetti|LeadOutbox|RouteFocus|HeaderDropdown|MobileMenu|WorkspaceMenu|PendingCount|SampleData|LeaveGuard|PreviewSheet|SectionNav|Shortcuts|ExportCsv)/;
/** What the layouts themselves are made of. */
const layout = /\/(document|.+-shell|site-footer|workspace-sidebar)$|^theme/;
/** Views have the names of components; a hyphen is in the name of a page's part. */
const isWhole = (part: string) => /\/([A-Z]|[^-/]+$)/.test(part);

test('contracts §2: a throw in any page or view leaves its layout, one h1, and a retry that works', async () => {
  const parts = [...pageOf].filter(([part]) => isWhole(part) || layout.test(part));
  expect(parts.length).toBeGreaterThan(45);
  // The parts of a page share its boundaries: the full run breaks all, `npm test` two of each page.
  const seen = new Map<string, number>();
  const tried = parts.filter(([, path]) => {
    seen.set(path, (seen.get(path) ?? 0) + 1);
    return isFullRun || seen.get(path)! <= 2;
  });
  const wrong: string[] = [];
  for (const [part, path] of tried) {
    broken = part;
    await open(path);
    const say = (what: string) => wrong.push(`${part} on ${path}: ${what}`);
    if (document.querySelectorAll('h1').length !== 1) say('not one h1');
    if (!layout.test(part) && !layoutOf(path)) say('no layout');
    const [alert] = alerts();
    if (!alert) {
      if (!silent.test(part)) say('nothing is said');
      continue;
    }
    broken = '';
    await hands.press({ ...button('Try again'), nth: 0 });
    if (alerts().length > 0) say('a retry does not help');
    if (document.activeElement === document.body) say('the focus is lost');
  }
  expect(wrong).toEqual([]);
}, 120_000);
