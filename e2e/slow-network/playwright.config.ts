import type { PlaywrightTestConfig } from 'playwright/test';
import harness from '../load/playwright.config';

/** A randomized search with any number of rounds; not part of `npm test`. */
const config: PlaywrightTestConfig = {
  ...harness,
  testMatch: 'slow-network.search.ts',
  outputDir: '../../test-results/slow-network',
};

export default config;
