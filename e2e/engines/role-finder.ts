import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var TestingLibraryDom: typeof TestingLibrary | undefined;
}

/**
 * Source of Testing Library, which finds elements by role and name: WebDriver cannot, and Puppeteer
 * takes seconds in Firefox.
 */
export const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Runs in the page; returns the first element with a role and name, or null. */
export const firstByRole = (role: string, name: string): HTMLElement | null =>
  globalThis.TestingLibraryDom?.queryAllByRole(document.body, role, { name })[0] ?? null;
