import { isFullRun } from '#tests/models/layer.ts';

const given = process.env['RUN_SEED'];

/**
 * The seed, number and greatest length of random runs. `npm test` repeats a few short ones; each
 * full run takes other, longer ones, unless `RUN_SEED` names the seed of an earlier one.
 */
export const runLimits = isFullRun
  ? {
      seed: given === undefined ? Date.now() % 1_000_000_000 : Number(given),
      runs: 100,
      steps: 200,
    }
  : { seed: 1, runs: 3, steps: 20 };
