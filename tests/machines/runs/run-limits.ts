/** True in the parts of `npm run test:full`. */
export const isFullRun = process.env['FULL_RUN'] === '1';

/** Each full run takes other random runs, unless `RUN_SEED` names the seed of an earlier one. */
export const seed = isFullRun ? Number(process.env['RUN_SEED'] ?? Date.now() % 1_000_000_000) : 1;
