import { cleanup } from '@testing-library/react';
import { afterEach, describe, test, vi } from 'vitest';
import { machines } from '#machines/index.ts';
import { domDriver } from './dom-driver';
import { assertComplete, runLayer, driversIn, type DriverFile, viewDepth } from './layer';
import { watchTextSiblings } from './text-siblings';

const files = Object.entries(
  import.meta.glob<DriverFile>('../drivers/*/*.driver.ts', { eager: true }),
);

const shards = 4;
/** In ms; sized for a busy machine. */
const timeout = 180_000;

const driven = Object.values(machines).flatMap((entry) => {
  const file = files.find(([path]) => path.endsWith(`/${entry.id}.driver.ts`))?.[1];
  return file ? [[entry.id, entry, file] as const] : [];
});

/** Tests one shard of all machines in their views; the test files run side by side. */
export function testViews(shard: number): void {
  const selected = driven.filter((_, index) => index % shards === shard);

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  describe.each(selected)('%s', (_, entry, file) => {
    test(
      'view: state assertions hold on every path',
      async () => {
        // Paths with a failing form service log this line.
        const { error: watch } = console;
        vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
          if (!String(args[0]).startsWith('Failed to submit')) watch(...args);
        });
        const expectNoTextSiblings = watchTextSiblings();
        const result = await runLayer(entry, driversIn(file), {
          name: 'view',
          depth: viewDepth,
          driver: domDriver,
          poll: () => Promise.resolve(false),
        });
        assertComplete(result);
        expectNoTextSiblings();
      },
      timeout,
    );
  });
}
