import type { PlaywrightTestConfig } from 'playwright/test';
import rig from '../rig/playwright.config';

/** A search, whose rounds are as many as one likes: no part of `npm test`. */
const config: PlaywrightTestConfig = {
  ...rig,
  testMatch: 'arrivals.search.ts',
  outputDir: '../../test-results/arrivals',
};

export default config;
