import { cleanup } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { domDriver } from '../models/dom-driver';
import { button } from '../models/driver';
import { isFullRun } from '../machines/run-limits';

/** Pages that together show every view; pages built from the same template are omitted. */
const bare = ['/book-demo', '/thank-you?sent=1'];
const workspace = ['/dashboard', '/chatbot-setup', '/conversations', '/account-setup'];
const site = ['/', '/demo', '/sign-in', '/sign-up', '/forgot-password', '/about', '/careers'];
const shared = ['/newsroom', '/solutions/network-os', '/customers/carriers'];

const driver = domDriver();
const files = import.meta.glob<string>('../../src/features/**/*.tsx', {
  query: '?raw',
  import: 'default',
});
/** Never broken, because they report errors. */
const errorViews = /route-error|PageRetry/;

type Module = Record<string, unknown>;

/** The part that throws, and the parts rendered so far, by file name. */
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

for (const file of Object.keys(files).filter((name) => !errorViews.test(name))) {
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
  await driver.open(path);
  return [...rendered];
}

/** The simplest page that shows each part. */
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

/** Returns true if the page still has its layout. */
function hasLayout(path: string): boolean {
  if (bare.includes(path)) return true;
  return (
    isShown(workspace.includes(path) ? 'nav[aria-label=Workspace]' : 'header') && isShown('main')
  );
}

/** Parts whose failure goes unreported, because the page works without them or the sample has none. */
const silent =
  /(^theme|Confetti|LeadOutbox|RouteFocus|HeaderDropdown|MobileMenu|WorkspaceMenu|PendingCount|SampleData|LeaveGuard|PreviewSheet|SectionNav|Shortcuts|PaletteButton|WorkspaceKeys|ExportCsv|SetupChecklist)/;
/** Parts of the layouts themselves. */
const layout = /\/(document|.+-shell|site-footer|workspace-sidebar)$|^theme/;
/** Matches components and whole pages; a hyphen marks a fragment of a page. */
const isWhole = (part: string) => /\/([A-Z]|[^-/]+$)/.test(part);

test('§8.9: an error in any view keeps the layout, one h1, and a working retry', async () => {
  const parts = [...pageOf].filter(([part]) => isWhole(part) || layout.test(part));
  expect(parts.length).toBeGreaterThan(45);
  // The parts of a page share its boundaries, so `npm test` breaks only one of each page.
  const seen = new Map<string, number>();
  const tried = parts.filter(([, path]) => {
    seen.set(path, (seen.get(path) ?? 0) + 1);
    return isFullRun || seen.get(path)! <= 1;
  });
  const wrong: string[] = [];
  for (const [part, path] of tried) {
    broken = part;
    await open(path);
    const report = (fault: string) => wrong.push(`${part} on ${path}: ${fault}`);
    if (document.querySelectorAll('h1').length !== 1) report('not one h1');
    if (!layout.test(part) && !hasLayout(path)) report('no layout');
    const [alert] = alerts();
    if (!alert) {
      if (!silent.test(part)) report('no message');
      continue;
    }
    broken = '';
    await driver.click({ ...button('Try again'), nth: 0 });
    if (alerts().length > 0) report('retry fails');
    if (document.activeElement === document.body) report('focus is lost');
  }
  expect(wrong).toEqual([]);
}, 120_000);
