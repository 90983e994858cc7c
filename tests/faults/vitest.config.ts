import { defineConfig } from 'vitest/config';

/** Each fault needs a copy of the sources: they have a run of their own. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: ['tests/faults/*.test.ts'],
    testTimeout: 5 * 60_000,
    // A copy of the sources is removed after each.
    hookTimeout: 60_000,
  },
});
