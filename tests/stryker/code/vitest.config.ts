import { defineConfig } from 'vitest/config';

const root = `${import.meta.dirname}/../../..`;
const setupFiles = [
  'tests/console-watch.ts',
  'tests/property-runs.ts',
  'tests/stryker/code/property-runs.ts',
];

/** What asks the helpers and the services by themselves; no plugin of the build is needed for that. */
export default defineConfig({
  test: {
    root,
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { setupFiles, name: 'node', include: ['tests/lib/*.test.ts'] } },
      {
        extends: true,
        test: {
          setupFiles,
          name: 'browser-like',
          environment: 'happy-dom',
          include: ['tests/services/*.test.ts'],
        },
      },
    ],
  },
});
