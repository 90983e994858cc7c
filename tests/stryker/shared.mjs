/**
 * What both runs have in common. Stryker rewrites tsconfig files with an API that TypeScript 7 no
 * longer has, and skips that where there is none; Vitest reads no tsconfig.
 * @param {string} name
 */
export const shared = (name) => ({
  testRunner: 'vitest',
  vitest: { configFile: `tests/stryker/${name}/vitest.config.ts` },
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  // What runs once, while a module is loaded, is covered by every test: such mutants alone would take hours.
  ignoreStatic: true,
  concurrency: 2,
  tempDirName: `.cache/stryker-${name}`,
  ignorePatterns: ['dist', 'test-results', '.data', '.cache'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
  jsonReporter: { fileName: `test-results/stryker/${name}.json` },
  thresholds: { high: 95, low: 90, break: 85 },
  allowEmpty: false,
});
