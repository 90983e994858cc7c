import { defineConfig } from 'vitest/config';

/** The promises and the journeys of machines, without the walks that take the machine at its word. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../../..`,
    setupFiles: ['tests/console-watch.ts'],
    include: [
      'tests/stryker/machines/*.test.ts',
      'tests/machines/{chatbot-problems,delays,demo-form,document-uploads,email-address,faq-list,password-form,profile-form,thank-you-guard,time-range}.test.ts',
    ],
    testTimeout: 60_000,
  },
});
