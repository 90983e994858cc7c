import { afterEach, beforeEach, expect } from 'vitest';

const methods = ['error', 'warn'] as const;
const originals = methods.map((method) => [method, console[method]] as const);
let unexpected: string[] = [];

// A test that expects a line replaces this watch with its own spy.
beforeEach(() => {
  unexpected = [];
  for (const method of methods) {
    console[method] = (...args: unknown[]) => {
      unexpected.push(`${method}: ${args.map(String).join(' ')}`);
    };
  }
});

afterEach(() => {
  for (const [method, original] of originals) console[method] = original;
  expect(unexpected, 'console errors and warnings that no test expected').toEqual([]);
});
