import { cleanup } from '@testing-library/react';
import { afterEach, describe, test, vi } from 'vitest';
import { machines } from '#machines/index.ts';
import { domDriver } from './dom-driver';
import { driversOf } from './drivers';
import { runLayer } from './layer';
import { watchTextSiblings } from './text-siblings';

const shards = 2;
/** In ms; sized for a busy machine. */
const timeout = 180_000;

/** Tests one shard of all machines in their views; the test files run side by side. */
export function testViews(shard: number): void {
  const selected = Object.values(machines)
    .filter((_, index) => index % shards === shard)
    .map((entry) => [entry.id, entry] as const);

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  describe.each(selected)('%s', (_, entry) => {
    test(
      'view: state assertions hold on every path',
      async () => {
        // Paths with a failing form service log this line.
        const { error: watch } = console;
        vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
          if (!String(args[0]).startsWith('Failed to submit')) watch(...args);
        });
        const expectNoTextSiblings = watchTextSiblings();
        await runLayer(entry, driversOf(entry), {
          driver: domDriver,
          poll: () => Promise.resolve(false),
        });
        expectNoTextSiblings();
      },
      timeout,
    );
  });
}
