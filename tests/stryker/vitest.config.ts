import { defineConfig } from 'vitest/config';
import { formTargets } from '#src/server/forms/form-targets.ts';

const setupFiles = [
  'tests/console-watch.ts',
  'tests/property-runs.ts',
  'tests/stryker/property-runs.ts',
];

/**
 * Runs the tests of helpers, services, and machines that need neither model paths nor a plugin of
 * the build.
 */
export default defineConfig({
  envDir: false,
  plugins: [formTargets()],
  test: {
    root: `${import.meta.dirname}/../..`,
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          setupFiles,
          name: 'node',
          include: [
            'tests/lib/**/*.test.ts',
            'tests/machines/{all-machines,chatbot-draft,delays,demo-form,document-uploads,email-address,faq-list,password-form,profile-form,properties,static,thank-you-guard,time-range}.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          setupFiles,
          name: 'browser-like',
          environment: 'happy-dom',
          include: ['tests/services/**/*.test.ts'],
        },
      },
    ],
  },
});
