import { configureGlobal } from 'fast-check';

const runs = process.env['PROPERTY_RUNS'];

/** `npm test` tries the same inputs in every run; the full run tries other ones, and more. */
configureGlobal(runs === undefined ? { seed: 1 } : { numRuns: Number(runs) });
