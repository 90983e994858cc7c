import { defineConfig } from 'vitest/config';
import whole from '../../vite.config.ts';

/** The views of faulty machines take minutes: they have a run of their own. */
export default defineConfig((env) => {
  const config = whole(env);
  return {
    ...config,
    test: {
      root: `${import.meta.dirname}/../..`,
      environment: 'happy-dom',
      include: ['tests/mutants/*.test.ts'],
      testTimeout: 20 * 60_000,
      // A faulty machine makes its view complain.
      silent: true,
      reporters: ['dot'],
    },
  };
});
