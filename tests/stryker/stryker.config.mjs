/** Mutates helpers, services, and the guards, actions, and delays of machines. */
export default {
  mutate: [
    'src/{lib,services,features}/**/*.ts',
    '!src/features/**/{use-*,*.styles,*.built}.ts',
    'machines/*/*.ts',
    '!machines/*/*.model.ts',
    '!machines/shared/must-be-provided.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/stryker/vitest.config.ts' },
  // Stryker rewrites tsconfig files with an API that TypeScript 7 no longer has; Vitest reads none.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  // Code that runs once at import is covered by every test: such mutants alone would take hours.
  ignoreStatic: true,
  concurrency: 2,
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', 'test-results', '.data', '.cache'],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
  jsonReporter: { fileName: 'test-results/stryker.json' },
  thresholds: { high: 95, low: 90, break: 85 },
  allowEmpty: false,
};
