import type { PlaywrightTestConfig } from 'playwright/test';
import harness from '../load/playwright.config';

/** A search, whose rounds are as many as one likes: no part of `npm test`. */
const config: PlaywrightTestConfig = {
  ...harness,
  testMatch: 'slow-network.search.ts',
  outputDir: '../../test-results/slow-network',
};

export default config;
