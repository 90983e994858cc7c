import { shared } from '../shared.mjs';

/** Guards, actions and delays. Faults in a machine's configuration are tests/machines/mutation.test.ts's. */
export default {
  ...shared('machines'),
  mutate: [
    'machines/*/*.ts',
    '!machines/*/*.model.ts',
    'machines/{chatbot-problems,email-address}.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner', `${import.meta.dirname}/without-configuration.mjs`],
  ignorers: ['configuration'],
};
